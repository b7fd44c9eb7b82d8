// Generated from schemas/call/account/setNickName.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { SetNickNameRequest } from '../account.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of account/setNickName. */
export const schema: FormSchema = {"type":"object","additionalProperties":false,"required":["nickName"],"properties":{"nickName":{"type":"string","pattern":"^(?![0-9]+$)[\\u4e00-\\u9fffA-Za-z0-9]{2,12}$"}},"$id":"house:/form/account/setNickName.json"};

const check = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["nickName"],"properties":{"nickName":{"type":"string","pattern":"^(?![0-9]+$)[\\u4e00-\\u9fffA-Za-z0-9]{2,12}$"}},"$id":"house:/form/account/setNickName.json"};
const pattern4 = new RegExp("^(?![0-9]+$)[\\u4e00-\\u9fffA-Za-z0-9]{2,12}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/form/account/setNickName.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nickName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickName"},message:"must have required property '"+"nickName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "nickName")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nickName !== undefined){
let data0 = data.nickName;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/pattern",keyword:"pattern",params:{pattern: "^(?![0-9]+$)[\\u4e00-\\u9fffA-Za-z0-9]{2,12}$"},message:"must match pattern \""+"^(?![0-9]+$)[\\u4e00-\\u9fffA-Za-z0-9]{2,12}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Compiled by ajv. */
export const validator: FormValidator<SetNickNameRequest> = check;
