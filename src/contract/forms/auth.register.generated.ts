// Generated from schemas/call/auth/register.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { RegisterRequest } from '../auth.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of auth/register. */
export const schema: FormSchema = {"type":"object","additionalProperties":false,"required":["account","password","rePassword"],"properties":{"account":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9]{3,10}$"},"password":{"type":"string","pattern":"^[!-~]{6,16}$"},"rePassword":{"type":"string","maxLength":64},"realName":{"type":"string","pattern":"^[\\u4e00-\\u9fff·]{2,20}$"},"phone":{"type":"string","pattern":"^1[3-9][0-9]{9}$"},"smsCode":{"type":"string","pattern":"^[0-9]{6}$"},"email":{"type":"string","format":"email","maxLength":64},"qq":{"type":"string","pattern":"^[1-9][0-9]{4,11}$"},"weChat":{"type":"string","pattern":"^[a-zA-Z][-_a-zA-Z0-9]{5,19}$"},"promoCode":{"type":"string","pattern":"^[A-Za-z0-9]{4,16}$"},"captchaId":{"type":"string","maxLength":64},"captchaCode":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"robotToken":{"type":"string","maxLength":128}},"$id":"house:/form/auth/register.json"};

const check = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["account","password","rePassword"],"properties":{"account":{"type":"string","pattern":"^[a-zA-Z][a-zA-Z0-9]{3,10}$"},"password":{"type":"string","pattern":"^[!-~]{6,16}$"},"rePassword":{"type":"string","maxLength":64},"realName":{"type":"string","pattern":"^[\\u4e00-\\u9fff·]{2,20}$"},"phone":{"type":"string","pattern":"^1[3-9][0-9]{9}$"},"smsCode":{"type":"string","pattern":"^[0-9]{6}$"},"email":{"type":"string","format":"email","maxLength":64},"qq":{"type":"string","pattern":"^[1-9][0-9]{4,11}$"},"weChat":{"type":"string","pattern":"^[a-zA-Z][-_a-zA-Z0-9]{5,19}$"},"promoCode":{"type":"string","pattern":"^[A-Za-z0-9]{4,16}$"},"captchaId":{"type":"string","maxLength":64},"captchaCode":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"robotToken":{"type":"string","maxLength":128}},"$id":"house:/form/auth/register.json"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = (text) => [...text].length;
const pattern4 = new RegExp("^[a-zA-Z][a-zA-Z0-9]{3,10}$", "u");
const pattern5 = new RegExp("^[!-~]{6,16}$", "u");
const pattern6 = new RegExp("^[\\u4e00-\\u9fff·]{2,20}$", "u");
const pattern7 = new RegExp("^1[3-9][0-9]{9}$", "u");
const pattern8 = new RegExp("^[0-9]{6}$", "u");
const pattern9 = new RegExp("^[1-9][0-9]{4,11}$", "u");
const pattern10 = new RegExp("^[a-zA-Z][-_a-zA-Z0-9]{5,19}$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9]{4,16}$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9]{4}$", "u");
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/form/auth/register.json" */;
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
if(data.rePassword === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rePassword"},message:"must have required property '"+"rePassword"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][a-zA-Z0-9]{3,10}$"},message:"must match pattern \""+"^[a-zA-Z][a-zA-Z0-9]{3,10}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^[!-~]{6,16}$"},message:"must match pattern \""+"^[!-~]{6,16}$"+"\""};
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
if(data.rePassword !== undefined){
let data2 = data.rePassword;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err8 = {instancePath:instancePath+"/rePassword",schemaPath:"#/properties/rePassword/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
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
const err9 = {instancePath:instancePath+"/rePassword",schemaPath:"#/properties/rePassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.realName !== undefined){
let data3 = data.realName;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err10 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/pattern",keyword:"pattern",params:{pattern: "^[\\u4e00-\\u9fff·]{2,20}$"},message:"must match pattern \""+"^[\\u4e00-\\u9fff·]{2,20}$"+"\""};
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
const err11 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^1[3-9][0-9]{9}$"},message:"must match pattern \""+"^1[3-9][0-9]{9}$"+"\""};
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
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.smsCode !== undefined){
let data5 = data.smsCode;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err14 = {instancePath:instancePath+"/smsCode",schemaPath:"#/properties/smsCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"},message:"must match pattern \""+"^[0-9]{6}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/smsCode",schemaPath:"#/properties/smsCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.test(data6))){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.qq !== undefined){
let data7 = data.qq;
if(typeof data7 === "string"){
if(!pattern9.test(data7)){
const err19 = {instancePath:instancePath+"/qq",schemaPath:"#/properties/qq/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{4,11}$"},message:"must match pattern \""+"^[1-9][0-9]{4,11}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/qq",schemaPath:"#/properties/qq/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.weChat !== undefined){
let data8 = data.weChat;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err21 = {instancePath:instancePath+"/weChat",schemaPath:"#/properties/weChat/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z][-_a-zA-Z0-9]{5,19}$"},message:"must match pattern \""+"^[a-zA-Z][-_a-zA-Z0-9]{5,19}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/weChat",schemaPath:"#/properties/weChat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.promoCode !== undefined){
let data9 = data.promoCode;
if(typeof data9 === "string"){
if(!pattern11.test(data9)){
const err23 = {instancePath:instancePath+"/promoCode",schemaPath:"#/properties/promoCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4,16}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4,16}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/promoCode",schemaPath:"#/properties/promoCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.captchaId !== undefined){
let data10 = data.captchaId;
if(typeof data10 === "string"){
if(func2(data10) > 64){
const err25 = {instancePath:instancePath+"/captchaId",schemaPath:"#/properties/captchaId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/captchaId",schemaPath:"#/properties/captchaId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.captchaCode !== undefined){
let data11 = data.captchaCode;
if(typeof data11 === "string"){
if(!pattern12.test(data11)){
const err27 = {instancePath:instancePath+"/captchaCode",schemaPath:"#/properties/captchaCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/captchaCode",schemaPath:"#/properties/captchaCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.robotToken !== undefined){
let data12 = data.robotToken;
if(typeof data12 === "string"){
if(func2(data12) > 128){
const err29 = {instancePath:instancePath+"/robotToken",schemaPath:"#/properties/robotToken/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/robotToken",schemaPath:"#/properties/robotToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Compiled by ajv. */
export const validator: FormValidator<RegisterRequest> = check;
