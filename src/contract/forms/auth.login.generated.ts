// Generated from schemas/call/auth/login.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { LoginRequest } from '../auth.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of auth/login. */
export const schema: FormSchema = {"type":"object","additionalProperties":false,"required":["account","password"],"properties":{"account":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9]{3,10}$"},"password":{"type":"string","minLength":1,"maxLength":64},"captchaId":{"type":"string","maxLength":64},"captchaCode":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"robotToken":{"type":"string","maxLength":128}},"$id":"house:/form/auth/login.json"};

const check = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["account","password"],"properties":{"account":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9]{3,10}$"},"password":{"type":"string","minLength":1,"maxLength":64},"captchaId":{"type":"string","maxLength":64},"captchaCode":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"robotToken":{"type":"string","maxLength":128}},"$id":"house:/form/auth/login.json"};
const pattern4 = new RegExp("^[a-zA-Z][a-zA-Z0-9]{3,10}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9]{4}$", "u");
const func1 = (text) => [...text].length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/form/auth/login.json" */;
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
if(data.account === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "account") || (key0 === "password")) || (key0 === "captchaId")) || (key0 === "captchaCode")) || (key0 === "robotToken"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9]{3,10}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9]{3,10}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.captchaId !== undefined){
let data2 = data.captchaId;
if(typeof data2 === "string"){
if(func1(data2) > 64){
const err8 = {instancePath:instancePath+"/captchaId",schemaPath:"#/properties/captchaId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/captchaId",schemaPath:"#/properties/captchaId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.captchaCode !== undefined){
let data3 = data.captchaCode;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err10 = {instancePath:instancePath+"/captchaCode",schemaPath:"#/properties/captchaCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/captchaCode",schemaPath:"#/properties/captchaCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.robotToken !== undefined){
let data4 = data.robotToken;
if(typeof data4 === "string"){
if(func1(data4) > 128){
const err12 = {instancePath:instancePath+"/robotToken",schemaPath:"#/properties/robotToken/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/robotToken",schemaPath:"#/properties/robotToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Compiled by ajv. */
export const validator: FormValidator<LoginRequest> = check;
