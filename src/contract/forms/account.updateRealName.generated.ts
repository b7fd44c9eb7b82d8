// Generated from schemas/call/account/updateRealName.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { UpdateRealNameRequest } from '../account.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of account/updateRealName. */
export const schema: FormSchema = {"type":"object","additionalProperties":false,"required":["realName"],"properties":{"realName":{"type":"string","pattern":"^[\\u4e00-\\u9fff·]{2,20}$"}},"$id":"house:/form/account/updateRealName.json"};

const check = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["realName"],"properties":{"realName":{"type":"string","pattern":"^[\\u4e00-\\u9fff·]{2,20}$"}},"$id":"house:/form/account/updateRealName.json"};
const pattern4 = new RegExp("^[\\u4e00-\\u9fff·]{2,20}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/form/account/updateRealName.json" */;
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
if(data.realName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "realName"},message:"must have required property '"+"realName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "realName")){
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
if(data.realName !== undefined){
let data0 = data.realName;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/pattern",keyword:"pattern",params:{pattern: "^[\\u4e00-\\u9fff·]{2,20}$"},message:"must match pattern \""+"^[\\u4e00-\\u9fff·]{2,20}$"+"\""};
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
const err3 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
export const validator: FormValidator<UpdateRealNameRequest> = check;
