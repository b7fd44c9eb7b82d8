// Generated from schemas/call/finance/onlinePayPay.json by "npm run gen". Do not edit.
// @ts-nocheck
import type { OnlinePayPayRequest } from '../finance.generated.ts';
import type { FormSchema, FormValidator } from './form.ts';

/** The request of finance/onlinePayPay. */
export const schema: FormSchema = {"type":"object","additionalProperties":false,"required":["methodId","amount"],"properties":{"methodId":{"type":"integer","minimum":1},"amount":{"type":"string","pattern":"^[0-9]{1,9}(\\.[0-9]{1,2})?$"},"strategyId":{"type":"integer","minimum":1},"couponId":{"type":"integer","minimum":1}},"$id":"house:/form/finance/onlinePayPay.json"};

const check = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["methodId","amount"],"properties":{"methodId":{"type":"integer","minimum":1},"amount":{"type":"string","pattern":"^[0-9]{1,9}(\\.[0-9]{1,2})?$"},"strategyId":{"type":"integer","minimum":1},"couponId":{"type":"integer","minimum":1}},"$id":"house:/form/finance/onlinePayPay.json"};
const pattern4 = new RegExp("^[0-9]{1,9}(\\.[0-9]{1,2})?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/form/finance/onlinePayPay.json" */;
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
if(!((((key0 === "methodId") || (key0 === "amount")) || (key0 === "strategyId")) || (key0 === "couponId"))){
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
if(data.strategyId !== undefined){
let data2 = data.strategyId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/strategyId",schemaPath:"#/properties/strategyId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/strategyId",schemaPath:"#/properties/strategyId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.couponId !== undefined){
let data3 = data.couponId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/couponId",schemaPath:"#/properties/couponId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/couponId",schemaPath:"#/properties/couponId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Compiled by ajv. */
export const validator: FormValidator<OnlinePayPayRequest> = check;
