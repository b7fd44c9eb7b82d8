// Generated from schemas/call/finance/rechargeOfflineSave.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { RechargeOfflineSaveRequest } from '../finance.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of finance/rechargeOfflineSave. */
export const schema: FormSchema = {"type":"object","additionalProperties":false,"required":["methodId","amount"],"properties":{"methodId":{"type":"integer","minimum":1},"amount":{"type":"string","pattern":"^[0-9]{1,9}(\\.[0-9]{1,2})?$"},"payerName":{"type":"string","minLength":1,"maxLength":40},"payTime":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9](:[0-5][0-9])?$"},"remark":{"type":"string","maxLength":60},"strategyId":{"type":"integer","minimum":1},"couponId":{"type":"integer","minimum":1}},"$id":"house:/form/finance/rechargeOfflineSave.json"};

const check = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["methodId","amount"],"properties":{"methodId":{"type":"integer","minimum":1},"amount":{"type":"string","pattern":"^[0-9]{1,9}(\\.[0-9]{1,2})?$"},"payerName":{"type":"string","minLength":1,"maxLength":40},"payTime":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9](:[0-5][0-9])?$"},"remark":{"type":"string","maxLength":60},"strategyId":{"type":"integer","minimum":1},"couponId":{"type":"integer","minimum":1}},"$id":"house:/form/finance/rechargeOfflineSave.json"};
const pattern4 = new RegExp("^[0-9]{1,9}(\\.[0-9]{1,2})?$", "u");
const pattern5 = new RegExp("^[0-9]{4}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9](:[0-5][0-9])?$", "u");
const func1 = (text) => [...text].length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/form/finance/rechargeOfflineSave.json" */;
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
if(data.methodId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "methodId") || (key0 === "amount")) || (key0 === "payerName")) || (key0 === "payTime")) || (key0 === "remark")) || (key0 === "strategyId")) || (key0 === "couponId"))){
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
if(data.methodId !== undefined){
let data0 = data.methodId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/methodId",schemaPath:"#/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/methodId",schemaPath:"#/properties/methodId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,9}(\\.[0-9]{1,2})?$"},message:"must match pattern \""+"^[0-9]{1,9}(\\.[0-9]{1,2})?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.payerName !== undefined){
let data2 = data.payerName;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err7 = {instancePath:instancePath+"/payerName",schemaPath:"#/properties/payerName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/payerName",schemaPath:"#/properties/payerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/payerName",schemaPath:"#/properties/payerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.payTime !== undefined){
let data3 = data.payTime;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err10 = {instancePath:instancePath+"/payTime",schemaPath:"#/properties/payTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9](:[0-5][0-9])?$"},message:"must match pattern \""+"^[0-9]{4}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9](:[0-5][0-9])?$"+"\""};
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
const err11 = {instancePath:instancePath+"/payTime",schemaPath:"#/properties/payTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.remark !== undefined){
let data4 = data.remark;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err12 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err13 = {instancePath:instancePath+"/remark",schemaPath:"#/properties/remark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.strategyId !== undefined){
let data5 = data.strategyId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/strategyId",schemaPath:"#/properties/strategyId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/strategyId",schemaPath:"#/properties/strategyId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.couponId !== undefined){
let data6 = data.couponId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/couponId",schemaPath:"#/properties/couponId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/couponId",schemaPath:"#/properties/couponId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Compiled by ajv. */
export const validator: FormValidator<RechargeOfflineSaveRequest> = check;
