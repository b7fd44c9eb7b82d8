// Generated from schemas/call by "npm run gen". Do not edit.
// Compiled by ajv: validators of the response of each call, named <group>_<call>.
// @ts-nocheck
"use strict";
export const account_getWithdrawalPsd = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["isSet","lockedUntil","success","msg"],"properties":{"isSet":{"type":"boolean"},"lockedUntil":{"type":"string","description":"YYYY-MM-DD HH:mm:ss after too many errors; empty otherwise."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/getWithdrawalPsd.json"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/getWithdrawalPsd.json" */;
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
if(data.isSet === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isSet"},message:"must have required property '"+"isSet"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lockedUntil === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lockedUntil"},message:"must have required property '"+"lockedUntil"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.msg === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "isSet") || (key0 === "lockedUntil")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isSet !== undefined){
if(typeof data.isSet !== "boolean"){
const err5 = {instancePath:instancePath+"/isSet",schemaPath:"#/properties/isSet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lockedUntil !== undefined){
if(typeof data.lockedUntil !== "string"){
const err6 = {instancePath:instancePath+"/lockedUntil",schemaPath:"#/properties/lockedUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err7 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err8 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data5 = data.fieldErrors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(typeof data5[key1] !== "string"){
const err10 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err11 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_modifyUserPwd = validate21;
const schema32 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/account/modifyUserPwd.json"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/modifyUserPwd.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err4 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data3 = data.fieldErrors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(typeof data3[key1] !== "string"){
const err6 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_repwd = validate22;
const schema33 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/account/repwd.json"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/repwd.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err4 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data3 = data.fieldErrors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(typeof data3[key1] !== "string"){
const err6 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_setNickName = validate23;
const schema34 = {"type":"object","additionalProperties":false,"required":["nickName","success","msg"],"properties":{"nickName":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/setNickName.json"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/setNickName.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
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
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "nickName") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.nickName !== undefined){
if(typeof data.nickName !== "string"){
const err4 = {instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_updateRealName = validate24;
const schema35 = {"type":"object","additionalProperties":false,"required":["realName","success","msg"],"properties":{"realName":{"type":"string","description":"Masked."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/updateRealName.json"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/updateRealName.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
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
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "realName") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.realName !== undefined){
if(typeof data.realName !== "string"){
const err4 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_userInfo = validate25;
const schema36 = {"type":"object","additionalProperties":false,"required":["account","role","nickName","realName","phone","email","qq","weChat","money","frozen","hasWithdrawalPassword","hasQuestion","createTime","lastLoginTime","lastLoginAddress","endTime","success","msg"],"properties":{"account":{"type":"string"},"role":{"type":"string","enum":["trial","member","agent"]},"nickName":{"type":"string"},"realName":{"type":"string","description":"Masked; empty where not set."},"phone":{"type":"string","description":"Masked; empty where not set."},"email":{"type":"string","description":"Masked; empty where not set."},"qq":{"type":"string","description":"Masked; empty where not set."},"weChat":{"type":"string","description":"Masked; empty where not set."},"money":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Balance a player may use. Yuan, up to four decimals."},"frozen":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Held for withdrawals under way. Yuan, up to four decimals."},"hasWithdrawalPassword":{"type":"boolean"},"hasQuestion":{"type":"boolean"},"createTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Opened. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"lastLoginTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"The log-in before this one; of this one where it is the first. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"lastLoginAddress":{"type":"string","description":"Network address of that log-in, partly masked."},"endTime":{"type":"string","description":"When a trial account ends (YYYY-MM-DD HH:mm:ss); empty for others."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/userInfo.json"};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^-?[0-9]+(\\.[0-9]{1,4})?$", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/userInfo.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
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
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nickName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickName"},message:"must have required property '"+"nickName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.realName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "realName"},message:"must have required property '"+"realName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.phone === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.email === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.qq === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "qq"},message:"must have required property '"+"qq"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.weChat === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weChat"},message:"must have required property '"+"weChat"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.money === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.frozen === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frozen"},message:"must have required property '"+"frozen"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.hasWithdrawalPassword === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasWithdrawalPassword"},message:"must have required property '"+"hasWithdrawalPassword"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.hasQuestion === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasQuestion"},message:"must have required property '"+"hasQuestion"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.createTime === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.lastLoginTime === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastLoginTime"},message:"must have required property '"+"lastLoginTime"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.lastLoginAddress === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastLoginAddress"},message:"must have required property '"+"lastLoginAddress"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.endTime === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"},message:"must have required property '"+"endTime"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.success === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.msg === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
const err19 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err20 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data1 === "trial") || (data1 === "member")) || (data1 === "agent"))){
const err21 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema36.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.nickName !== undefined){
if(typeof data.nickName !== "string"){
const err22 = {instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.realName !== undefined){
if(typeof data.realName !== "string"){
const err23 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err25 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.qq !== undefined){
if(typeof data.qq !== "string"){
const err26 = {instancePath:instancePath+"/qq",schemaPath:"#/properties/qq/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.weChat !== undefined){
if(typeof data.weChat !== "string"){
const err27 = {instancePath:instancePath+"/weChat",schemaPath:"#/properties/weChat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.money !== undefined){
let data8 = data.money;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err28 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]{1,4})?$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.frozen !== undefined){
let data9 = data.frozen;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err30 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]{1,4})?$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.hasWithdrawalPassword !== undefined){
if(typeof data.hasWithdrawalPassword !== "boolean"){
const err32 = {instancePath:instancePath+"/hasWithdrawalPassword",schemaPath:"#/properties/hasWithdrawalPassword/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.hasQuestion !== undefined){
if(typeof data.hasQuestion !== "boolean"){
const err33 = {instancePath:instancePath+"/hasQuestion",schemaPath:"#/properties/hasQuestion/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.createTime !== undefined){
let data12 = data.createTime;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err34 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.lastLoginTime !== undefined){
let data13 = data.lastLoginTime;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err36 = {instancePath:instancePath+"/lastLoginTime",schemaPath:"#/properties/lastLoginTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/lastLoginTime",schemaPath:"#/properties/lastLoginTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.lastLoginAddress !== undefined){
if(typeof data.lastLoginAddress !== "string"){
const err38 = {instancePath:instancePath+"/lastLoginAddress",schemaPath:"#/properties/lastLoginAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.endTime !== undefined){
if(typeof data.endTime !== "string"){
const err39 = {instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err40 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err41 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err42 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data19 = data.fieldErrors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key1 in data19){
if(typeof data19[key1] !== "string"){
const err43 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_checkAnswer = validate26;
const schema37 = {"type":"object","additionalProperties":false,"required":["login","success","msg"],"properties":{"login":{"type":"boolean"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/checkAnswer.json"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/checkAnswer.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "login") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.login !== undefined){
if(typeof data.login !== "boolean"){
const err4 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_checkYzm = validate27;
const schema38 = {"type":"object","additionalProperties":false,"required":["valid","success","msg"],"properties":{"valid":{"type":"boolean"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/checkYzm.json"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/checkYzm.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "valid") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
const err4 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_getQuestionByMember = validate28;
const schema39 = {"type":"object","additionalProperties":false,"required":["question","success","msg"],"properties":{"question":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/getQuestionByMember.json"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/getQuestionByMember.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "question") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.question !== undefined){
if(typeof data.question !== "string"){
const err4 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_getQuestionList = validate29;
const schema40 = {"type":"object","additionalProperties":false,"required":["questionList","success","msg"],"properties":{"questionList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","question"],"properties":{"id":{"type":"integer","minimum":1},"question":{"type":"string"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/getQuestionList.json"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/getQuestionList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questionList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionList"},message:"must have required property '"+"questionList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "questionList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.questionList !== undefined){
let data0 = data.questionList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/questionList/" + i0,schemaPath:"#/properties/questionList/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.question === undefined){
const err5 = {instancePath:instancePath+"/questionList/" + i0,schemaPath:"#/properties/questionList/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "question"))){
const err6 = {instancePath:instancePath+"/questionList/" + i0,schemaPath:"#/properties/questionList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/questionList/" + i0+"/id",schemaPath:"#/properties/questionList/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err8 = {instancePath:instancePath+"/questionList/" + i0+"/id",schemaPath:"#/properties/questionList/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data1.question !== undefined){
if(typeof data1.question !== "string"){
const err9 = {instancePath:instancePath+"/questionList/" + i0+"/question",schemaPath:"#/properties/questionList/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/questionList/" + i0,schemaPath:"#/properties/questionList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err11 = {instancePath:instancePath+"/questionList",schemaPath:"#/properties/questionList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err12 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err13 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err14 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data7 = data.fieldErrors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(typeof data7[key2] !== "string"){
const err15 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_getRecaptchaInfo = validate30;
const schema41 = {"type":"object","additionalProperties":false,"required":["type","captchaId","image","success","msg"],"properties":{"type":{"type":"string","enum":["none","image","robot"]},"captchaId":{"type":"string","description":"Empty unless image."},"image":{"type":"string","description":"data: address of a PNG; empty unless image."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/getRecaptchaInfo.json"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/getRecaptchaInfo.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.captchaId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "captchaId"},message:"must have required property '"+"captchaId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.image === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.msg === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "captchaId")) || (key0 === "image")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data0 === "none") || (data0 === "image")) || (data0 === "robot"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(typeof data.captchaId !== "string"){
const err8 = {instancePath:instancePath+"/captchaId",schemaPath:"#/properties/captchaId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.image !== undefined){
if(typeof data.image !== "string"){
const err9 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err10 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err11 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data6 = data.fieldErrors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(typeof data6[key1] !== "string"){
const err13 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_googleRobotCallback = validate31;
const schema42 = {"type":"object","additionalProperties":false,"required":["robotToken","success","msg"],"properties":{"robotToken":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/googleRobotCallback.json"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/googleRobotCallback.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.robotToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "robotToken"},message:"must have required property '"+"robotToken"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "robotToken") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.robotToken !== undefined){
if(typeof data.robotToken !== "string"){
const err4 = {instancePath:instancePath+"/robotToken",schemaPath:"#/properties/robotToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_googleRobotConfig = validate32;
const schema43 = {"type":"object","additionalProperties":false,"required":["enabled","challenge","difficulty","success","msg"],"properties":{"enabled":{"type":"boolean"},"challenge":{"type":"string"},"difficulty":{"type":"integer","description":"Leading zero bits wanted of SHA-256(challenge + solution).","minimum":0,"maximum":24},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/googleRobotConfig.json"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/googleRobotConfig.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.challenge === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.difficulty === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "difficulty"},message:"must have required property '"+"difficulty"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.msg === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "enabled") || (key0 === "challenge")) || (key0 === "difficulty")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err6 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.challenge !== undefined){
if(typeof data.challenge !== "string"){
const err7 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.difficulty !== undefined){
let data2 = data.difficulty;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err11 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err12 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data6 = data.fieldErrors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(typeof data6[key1] !== "string"){
const err14 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_login = validate33;
const schema44 = {"type":"object","additionalProperties":false,"required":["login","questionTicket","needCaptcha","success","msg"],"properties":{"login":{"type":"boolean"},"questionTicket":{"type":"string","description":"Empty once logged in."},"needCaptcha":{"type":"boolean","description":"The next try needs the proof of getRecaptchaInfo."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/login.json"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/login.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.questionTicket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionTicket"},message:"must have required property '"+"questionTicket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.needCaptcha === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "needCaptcha"},message:"must have required property '"+"needCaptcha"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.msg === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "login") || (key0 === "questionTicket")) || (key0 === "needCaptcha")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.login !== undefined){
if(typeof data.login !== "boolean"){
const err6 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.questionTicket !== undefined){
if(typeof data.questionTicket !== "string"){
const err7 = {instancePath:instancePath+"/questionTicket",schemaPath:"#/properties/questionTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.needCaptcha !== undefined){
if(typeof data.needCaptcha !== "boolean"){
const err8 = {instancePath:instancePath+"/needCaptcha",schemaPath:"#/properties/needCaptcha/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err9 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err10 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err11 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data6 = data.fieldErrors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(typeof data6[key1] !== "string"){
const err12 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_logout = validate34;
const schema45 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/auth/logout.json"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/logout.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err4 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data3 = data.fieldErrors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(typeof data3[key1] !== "string"){
const err6 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_normalTrialPlay = validate35;
const schema46 = {"type":"object","additionalProperties":false,"required":["login","account","money","endTime","success","msg"],"properties":{"login":{"type":"boolean"},"account":{"type":"string"},"money":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Play money to begin with. Yuan, up to four decimals."},"endTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"When the trial account ends. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/normalTrialPlay.json"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/normalTrialPlay.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.money === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.endTime === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endTime"},message:"must have required property '"+"endTime"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.success === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.msg === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "login") || (key0 === "account")) || (key0 === "money")) || (key0 === "endTime")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.login !== undefined){
if(typeof data.login !== "boolean"){
const err7 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
const err8 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.money !== undefined){
let data2 = data.money;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]{1,4})?$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.endTime !== undefined){
let data3 = data.endTime;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err11 = {instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/endTime",schemaPath:"#/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err13 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err14 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err15 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data7 = data.fieldErrors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
const err16 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_register = validate36;
const schema47 = {"type":"object","additionalProperties":false,"required":["login","account","success","msg"],"properties":{"login":{"type":"boolean"},"account":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/register.json"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/register.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.msg === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "login") || (key0 === "account")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.login !== undefined){
if(typeof data.login !== "boolean"){
const err5 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
const err6 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err7 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err8 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data5 = data.fieldErrors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(typeof data5[key1] !== "string"){
const err10 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err11 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_setQuestionAndAnswer = validate37;
const schema48 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/auth/setQuestionAndAnswer.json"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/setQuestionAndAnswer.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err3 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err4 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data3 = data.fieldErrors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(typeof data3[key1] !== "string"){
const err6 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_smsSend = validate38;
const schema49 = {"type":"object","additionalProperties":false,"required":["waitSeconds","success","msg"],"properties":{"waitSeconds":{"type":"integer","description":"Before the next code may be asked for.","minimum":0},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/smsSend.json"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/smsSend.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitSeconds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waitSeconds"},message:"must have required property '"+"waitSeconds"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "waitSeconds") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.waitSeconds !== undefined){
let data0 = data.waitSeconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/waitSeconds",schemaPath:"#/properties/waitSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/waitSeconds",schemaPath:"#/properties/waitSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err6 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data4 = data.fieldErrors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(typeof data4[key1] !== "string"){
const err9 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_srList = validate39;
const schema50 = {"type":"object","additionalProperties":false,"required":["registerFields","success","msg"],"properties":{"registerFields":{"type":"array","items":{"$ref":"../../entity/register-field.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/srList.json"};
const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"RegisterField","type":"object","additionalProperties":false,"description":"One field of the registration form, in the order to be shown.","required":["key","required"],"properties":{"key":{"type":"string","enum":["account","password","rePassword","realName","phone","smsCode","email","qq","weChat","promoCode","captchaCode"],"description":"A field of auth/register."},"required":{"type":"boolean"}},"$id":"house:/entity/register-field.json"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/srList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registerFields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registerFields"},message:"must have required property '"+"registerFields"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "registerFields") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.registerFields !== undefined){
let data0 = data.registerFields;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.key === undefined){
const err4 = {instancePath:instancePath+"/registerFields/" + i0,schemaPath:"../../entity/register-field.json/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.required === undefined){
const err5 = {instancePath:instancePath+"/registerFields/" + i0,schemaPath:"../../entity/register-field.json/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "key") || (key1 === "required"))){
const err6 = {instancePath:instancePath+"/registerFields/" + i0,schemaPath:"../../entity/register-field.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.key !== undefined){
let data2 = data1.key;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/registerFields/" + i0+"/key",schemaPath:"../../entity/register-field.json/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((data2 === "account") || (data2 === "password")) || (data2 === "rePassword")) || (data2 === "realName")) || (data2 === "phone")) || (data2 === "smsCode")) || (data2 === "email")) || (data2 === "qq")) || (data2 === "weChat")) || (data2 === "promoCode")) || (data2 === "captchaCode"))){
const err8 = {instancePath:instancePath+"/registerFields/" + i0+"/key",schemaPath:"../../entity/register-field.json/properties/key/enum",keyword:"enum",params:{allowedValues: schema51.properties.key.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.required !== undefined){
if(typeof data1.required !== "boolean"){
const err9 = {instancePath:instancePath+"/registerFields/" + i0+"/required",schemaPath:"../../entity/register-field.json/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/registerFields/" + i0,schemaPath:"../../entity/register-field.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err11 = {instancePath:instancePath+"/registerFields",schemaPath:"#/properties/registerFields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err12 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err13 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err14 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data7 = data.fieldErrors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(typeof data7[key2] !== "string"){
const err15 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_accInfo = validate40;
const schema52 = {"type":"object","additionalProperties":false,"required":["login","guest","role","account","nickName","money","unread","serverTime","success","msg"],"properties":{"login":{"type":"boolean","description":"Whether somebody is logged in, trial players included."},"guest":{"type":"boolean","description":"True for visitors and trial players: nobody with an account of their own."},"role":{"type":"string","enum":["guest","trial","member","agent"]},"account":{"type":"string","description":"Empty for a guest."},"nickName":{"type":"string","description":"Empty where none is set."},"money":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Balance a player may use. Yuan, up to four decimals."},"unread":{"type":"integer","description":"Unread messages.","minimum":0},"serverTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Clock of the server. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/accInfo.json"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/accInfo.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login"},message:"must have required property '"+"login"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guest"},message:"must have required property '"+"guest"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.account === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.nickName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nickName"},message:"must have required property '"+"nickName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.money === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.unread === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unread"},message:"must have required property '"+"unread"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.serverTime === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverTime"},message:"must have required property '"+"serverTime"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.success === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.msg === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.login !== undefined){
if(typeof data.login !== "boolean"){
const err11 = {instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.guest !== undefined){
if(typeof data.guest !== "boolean"){
const err12 = {instancePath:instancePath+"/guest",schemaPath:"#/properties/guest/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data2 === "guest") || (data2 === "trial")) || (data2 === "member")) || (data2 === "agent"))){
const err14 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema52.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.account !== undefined){
if(typeof data.account !== "string"){
const err15 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.nickName !== undefined){
if(typeof data.nickName !== "string"){
const err16 = {instancePath:instancePath+"/nickName",schemaPath:"#/properties/nickName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.money !== undefined){
let data5 = data.money;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err17 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]{1,4})?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]{1,4})?$"+"\""};
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
const err18 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.unread !== undefined){
let data6 = data.unread;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.serverTime !== undefined){
let data7 = data.serverTime;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err21 = {instancePath:instancePath+"/serverTime",schemaPath:"#/properties/serverTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
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
const err22 = {instancePath:instancePath+"/serverTime",schemaPath:"#/properties/serverTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err23 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err24 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err25 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data11 = data.fieldErrors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(typeof data11[key1] !== "string"){
const err26 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_activeData = validate41;
const schema53 = {"type":"object","additionalProperties":false,"required":["activeList","success","msg"],"properties":{"activeList":{"type":"array","items":{"$ref":"../../entity/activity.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/activeData.json"};
const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Activity","type":"object","additionalProperties":false,"description":"An offer of a station.","required":["id","typeId","kind","title","summary","imgUrl","startTime","endTime","content"],"properties":{"id":{"type":"integer"},"typeId":{"type":"integer","description":"The kind of activity it is listed under (activeTypeData)."},"kind":{"type":"string","enum":["general","redPacket","signIn","wheel","treasure","deficit","bonus","dragonBoat","midAutumn","firstRecharge","balanceBao"],"description":"What stands behind it; a station may give each kind a name of its own."},"title":{"type":"string"},"summary":{"type":"string","description":"One line."},"imgUrl":{"type":"string","description":"Picture, 2:1 or wider."},"startTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"First moment. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"endTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Last moment. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"content":{"type":"string","description":"HTML of the detail; empty in lists."}},"$id":"house:/entity/activity.json"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/activeData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.activeList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activeList"},message:"must have required property '"+"activeList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "activeList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.activeList !== undefined){
let data0 = data.activeList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.typeId === undefined){
const err5 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "typeId"},message:"must have required property '"+"typeId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.kind === undefined){
const err6 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.title === undefined){
const err7 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.summary === undefined){
const err8 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.imgUrl === undefined){
const err9 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "imgUrl"},message:"must have required property '"+"imgUrl"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.startTime === undefined){
const err10 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "startTime"},message:"must have required property '"+"startTime"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.endTime === undefined){
const err11 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "endTime"},message:"must have required property '"+"endTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.content === undefined){
const err12 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema54.properties, key1))){
const err13 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/activeList/" + i0+"/id",schemaPath:"../../entity/activity.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.typeId !== undefined){
let data3 = data1.typeId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/activeList/" + i0+"/typeId",schemaPath:"../../entity/activity.json/properties/typeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.kind !== undefined){
let data4 = data1.kind;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/activeList/" + i0+"/kind",schemaPath:"../../entity/activity.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((data4 === "general") || (data4 === "redPacket")) || (data4 === "signIn")) || (data4 === "wheel")) || (data4 === "treasure")) || (data4 === "deficit")) || (data4 === "bonus")) || (data4 === "dragonBoat")) || (data4 === "midAutumn")) || (data4 === "firstRecharge")) || (data4 === "balanceBao"))){
const err17 = {instancePath:instancePath+"/activeList/" + i0+"/kind",schemaPath:"../../entity/activity.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema54.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
const err18 = {instancePath:instancePath+"/activeList/" + i0+"/title",schemaPath:"../../entity/activity.json/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.summary !== undefined){
if(typeof data1.summary !== "string"){
const err19 = {instancePath:instancePath+"/activeList/" + i0+"/summary",schemaPath:"../../entity/activity.json/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.imgUrl !== undefined){
if(typeof data1.imgUrl !== "string"){
const err20 = {instancePath:instancePath+"/activeList/" + i0+"/imgUrl",schemaPath:"../../entity/activity.json/properties/imgUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.startTime !== undefined){
let data8 = data1.startTime;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err21 = {instancePath:instancePath+"/activeList/" + i0+"/startTime",schemaPath:"../../entity/activity.json/properties/startTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
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
const err22 = {instancePath:instancePath+"/activeList/" + i0+"/startTime",schemaPath:"../../entity/activity.json/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.endTime !== undefined){
let data9 = data1.endTime;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err23 = {instancePath:instancePath+"/activeList/" + i0+"/endTime",schemaPath:"../../entity/activity.json/properties/endTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
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
const err24 = {instancePath:instancePath+"/activeList/" + i0+"/endTime",schemaPath:"../../entity/activity.json/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.content !== undefined){
if(typeof data1.content !== "string"){
const err25 = {instancePath:instancePath+"/activeList/" + i0+"/content",schemaPath:"../../entity/activity.json/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/activeList/" + i0,schemaPath:"../../entity/activity.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/activeList",schemaPath:"#/properties/activeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err28 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err29 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err30 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data14 = data.fieldErrors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(typeof data14[key2] !== "string"){
const err31 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_activeTypeData = validate42;
const schema55 = {"type":"object","additionalProperties":false,"required":["activeTypeList","success","msg"],"properties":{"activeTypeList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"integer","minimum":1},"name":{"type":"string"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/activeTypeData.json"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/activeTypeData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.activeTypeList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activeTypeList"},message:"must have required property '"+"activeTypeList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "activeTypeList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.activeTypeList !== undefined){
let data0 = data.activeTypeList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/activeTypeList/" + i0,schemaPath:"#/properties/activeTypeList/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/activeTypeList/" + i0,schemaPath:"#/properties/activeTypeList/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "name"))){
const err6 = {instancePath:instancePath+"/activeTypeList/" + i0,schemaPath:"#/properties/activeTypeList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/activeTypeList/" + i0+"/id",schemaPath:"#/properties/activeTypeList/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err8 = {instancePath:instancePath+"/activeTypeList/" + i0+"/id",schemaPath:"#/properties/activeTypeList/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err9 = {instancePath:instancePath+"/activeTypeList/" + i0+"/name",schemaPath:"#/properties/activeTypeList/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/activeTypeList/" + i0,schemaPath:"#/properties/activeTypeList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err11 = {instancePath:instancePath+"/activeTypeList",schemaPath:"#/properties/activeTypeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err12 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err13 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err14 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data7 = data.fieldErrors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(typeof data7[key2] !== "string"){
const err15 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_appDown = validate43;
const schema56 = {"type":"object","additionalProperties":false,"required":["androidUrl","iosUrl","version","size","updateTime","notes","success","msg"],"properties":{"androidUrl":{"type":"string","description":"Empty where there is none."},"iosUrl":{"type":"string","description":"Empty where there is none."},"version":{"type":"string"},"size":{"type":"string","description":"Such as 18.6 MB."},"updateTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"When this version came out. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"notes":{"type":"array","description":"What is new, a line each.","items":{"type":"string"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/appDown.json"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/appDown.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.androidUrl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "androidUrl"},message:"must have required property '"+"androidUrl"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.iosUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iosUrl"},message:"must have required property '"+"iosUrl"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.size === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.updateTime === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updateTime"},message:"must have required property '"+"updateTime"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.success === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.msg === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.androidUrl !== undefined){
if(typeof data.androidUrl !== "string"){
const err9 = {instancePath:instancePath+"/androidUrl",schemaPath:"#/properties/androidUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.iosUrl !== undefined){
if(typeof data.iosUrl !== "string"){
const err10 = {instancePath:instancePath+"/iosUrl",schemaPath:"#/properties/iosUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.size !== undefined){
if(typeof data.size !== "string"){
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.updateTime !== undefined){
let data4 = data.updateTime;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err13 = {instancePath:instancePath+"/updateTime",schemaPath:"#/properties/updateTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/updateTime",schemaPath:"#/properties/updateTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
const err15 = {instancePath:instancePath+"/notes/" + i0,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err17 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err18 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err19 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data10 = data.fieldErrors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(typeof data10[key1] !== "string"){
const err20 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_banner = validate44;
const schema57 = {"type":"object","additionalProperties":false,"required":["bannerList","success","msg"],"properties":{"bannerList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","linkUrl","linkType","imgUrl"],"properties":{"id":{"type":"integer"},"title":{"type":"string","description":"What the picture says."},"linkUrl":{"type":"string","description":"Where a tap leads: a path of this site, or an https address; empty for nowhere."},"linkType":{"type":"integer","description":"1 opens here, 2 opens in a new tab.","enum":[1,2]},"imgUrl":{"type":"string","description":"Picture: a path of this site or an https address."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/banner.json"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/banner.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bannerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bannerList"},message:"must have required property '"+"bannerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "bannerList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.bannerList !== undefined){
let data0 = data.bannerList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.title === undefined){
const err5 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.linkUrl === undefined){
const err6 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/required",keyword:"required",params:{missingProperty: "linkUrl"},message:"must have required property '"+"linkUrl"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.linkType === undefined){
const err7 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/required",keyword:"required",params:{missingProperty: "linkType"},message:"must have required property '"+"linkType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.imgUrl === undefined){
const err8 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/required",keyword:"required",params:{missingProperty: "imgUrl"},message:"must have required property '"+"imgUrl"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "id") || (key1 === "title")) || (key1 === "linkUrl")) || (key1 === "linkType")) || (key1 === "imgUrl"))){
const err9 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/bannerList/" + i0+"/id",schemaPath:"#/properties/bannerList/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
const err11 = {instancePath:instancePath+"/bannerList/" + i0+"/title",schemaPath:"#/properties/bannerList/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.linkUrl !== undefined){
if(typeof data1.linkUrl !== "string"){
const err12 = {instancePath:instancePath+"/bannerList/" + i0+"/linkUrl",schemaPath:"#/properties/bannerList/items/properties/linkUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.linkType !== undefined){
let data5 = data1.linkType;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/bannerList/" + i0+"/linkType",schemaPath:"#/properties/bannerList/items/properties/linkType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data5 === 1) || (data5 === 2))){
const err14 = {instancePath:instancePath+"/bannerList/" + i0+"/linkType",schemaPath:"#/properties/bannerList/items/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema57.properties.bannerList.items.properties.linkType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.imgUrl !== undefined){
if(typeof data1.imgUrl !== "string"){
const err15 = {instancePath:instancePath+"/bannerList/" + i0+"/imgUrl",schemaPath:"#/properties/bannerList/items/properties/imgUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/bannerList/" + i0,schemaPath:"#/properties/bannerList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/bannerList",schemaPath:"#/properties/bannerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err18 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err19 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err20 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data10 = data.fieldErrors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(typeof data10[key2] !== "string"){
const err21 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_floatFrameList = validate45;
const schema58 = {"type":"object","additionalProperties":false,"required":["floatFrameList","success","msg"],"properties":{"floatFrameList":{"type":"array","items":{"$ref":"../../entity/float-frame.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/floatFrameList.json"};
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"FloatFrame","type":"object","additionalProperties":false,"description":"A floating ad frame.","required":["id","showPosition","afsList"],"properties":{"id":{"type":"integer"},"showPosition":{"type":"integer","description":"The page it belongs to: 1 home, 2 user centre, 3 log-in tab, 4 register tab, 5 lottery pages.","minimum":1,"maximum":5},"afsList":{"type":"array","description":"Shown one after another.","items":{"$ref":"ad-link.json"}}},"$id":"house:/entity/float-frame.json"};
const schema60 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"AdLink","type":"object","additionalProperties":false,"description":"One picture of a floating ad frame (afsList item).","required":["linkUrl","linkType","imgUrl","title"],"properties":{"linkUrl":{"type":"string","description":"Where a tap leads: a path of this site, or an https address; empty for nowhere."},"linkType":{"type":"integer","description":"1 opens here, 2 opens in a new tab.","enum":[1,2]},"imgUrl":{"type":"string","description":"Picture: a path of this site or an https address."},"title":{"type":"string","description":"What the picture says, for those who cannot see it."}},"$id":"house:/entity/ad-link.json"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/entity/float-frame.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.showPosition === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "showPosition"},message:"must have required property '"+"showPosition"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.afsList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afsList"},message:"must have required property '"+"afsList"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "showPosition")) || (key0 === "afsList"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.showPosition !== undefined){
let data1 = data.showPosition;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/showPosition",schemaPath:"#/properties/showPosition/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 5 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/showPosition",schemaPath:"#/properties/showPosition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/showPosition",schemaPath:"#/properties/showPosition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.afsList !== undefined){
let data2 = data.afsList;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.linkUrl === undefined){
const err8 = {instancePath:instancePath+"/afsList/" + i0,schemaPath:"ad-link.json/required",keyword:"required",params:{missingProperty: "linkUrl"},message:"must have required property '"+"linkUrl"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.linkType === undefined){
const err9 = {instancePath:instancePath+"/afsList/" + i0,schemaPath:"ad-link.json/required",keyword:"required",params:{missingProperty: "linkType"},message:"must have required property '"+"linkType"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.imgUrl === undefined){
const err10 = {instancePath:instancePath+"/afsList/" + i0,schemaPath:"ad-link.json/required",keyword:"required",params:{missingProperty: "imgUrl"},message:"must have required property '"+"imgUrl"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.title === undefined){
const err11 = {instancePath:instancePath+"/afsList/" + i0,schemaPath:"ad-link.json/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "linkUrl") || (key1 === "linkType")) || (key1 === "imgUrl")) || (key1 === "title"))){
const err12 = {instancePath:instancePath+"/afsList/" + i0,schemaPath:"ad-link.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.linkUrl !== undefined){
if(typeof data3.linkUrl !== "string"){
const err13 = {instancePath:instancePath+"/afsList/" + i0+"/linkUrl",schemaPath:"ad-link.json/properties/linkUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.linkType !== undefined){
let data5 = data3.linkType;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/afsList/" + i0+"/linkType",schemaPath:"ad-link.json/properties/linkType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data5 === 1) || (data5 === 2))){
const err15 = {instancePath:instancePath+"/afsList/" + i0+"/linkType",schemaPath:"ad-link.json/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema60.properties.linkType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.imgUrl !== undefined){
if(typeof data3.imgUrl !== "string"){
const err16 = {instancePath:instancePath+"/afsList/" + i0+"/imgUrl",schemaPath:"ad-link.json/properties/imgUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
const err17 = {instancePath:instancePath+"/afsList/" + i0+"/title",schemaPath:"ad-link.json/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err18 = {instancePath:instancePath+"/afsList/" + i0,schemaPath:"ad-link.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/afsList",schemaPath:"#/properties/afsList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/floatFrameList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.floatFrameList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "floatFrameList"},message:"must have required property '"+"floatFrameList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "floatFrameList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.floatFrameList !== undefined){
let data0 = data.floatFrameList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data0[i0], {instancePath:instancePath+"/floatFrameList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/floatFrameList",schemaPath:"#/properties/floatFrameList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data5 = data.fieldErrors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(typeof data5[key1] !== "string"){
const err8 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_gameList = validate48;
const schema61 = {"type":"object","additionalProperties":false,"required":["gameList","success","msg"],"properties":{"gameList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","name","count"],"properties":{"type":{"type":"string","enum":["credit","official","live","egame","chess","fish","sport","esport"]},"name":{"type":"string"},"count":{"type":"integer","description":"Games in it.","minimum":0}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/gameList.json"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/gameList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gameList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gameList"},message:"must have required property '"+"gameList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "gameList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.gameList !== undefined){
let data0 = data.gameList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/gameList/" + i0,schemaPath:"#/properties/gameList/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/gameList/" + i0,schemaPath:"#/properties/gameList/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.count === undefined){
const err6 = {instancePath:instancePath+"/gameList/" + i0,schemaPath:"#/properties/gameList/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "type") || (key1 === "name")) || (key1 === "count"))){
const err7 = {instancePath:instancePath+"/gameList/" + i0,schemaPath:"#/properties/gameList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/gameList/" + i0+"/type",schemaPath:"#/properties/gameList/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data2 === "credit") || (data2 === "official")) || (data2 === "live")) || (data2 === "egame")) || (data2 === "chess")) || (data2 === "fish")) || (data2 === "sport")) || (data2 === "esport"))){
const err9 = {instancePath:instancePath+"/gameList/" + i0+"/type",schemaPath:"#/properties/gameList/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.gameList.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err10 = {instancePath:instancePath+"/gameList/" + i0+"/name",schemaPath:"#/properties/gameList/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.count !== undefined){
let data4 = data1.count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/gameList/" + i0+"/count",schemaPath:"#/properties/gameList/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/gameList/" + i0+"/count",schemaPath:"#/properties/gameList/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/gameList/" + i0,schemaPath:"#/properties/gameList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err14 = {instancePath:instancePath+"/gameList",schemaPath:"#/properties/gameList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err15 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err16 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err17 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data8 = data.fieldErrors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(typeof data8[key2] !== "string"){
const err18 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_getOnOffBaseBtn = validate49;
const schema62 = {"type":"object","additionalProperties":false,"required":["stationCode","onlineServiceUrl","notLoggedToLoginPage","onoffMobileNotloggedToLoginview","thirdAutoExchange","registerOpen","trialOpen","loginCheck","registerCheck","success","msg"],"properties":{"stationCode":{"type":"string","pattern":"^[a-z][a-z0-9]{1,15}$"},"onlineServiceUrl":{"type":"string","description":"Customer service: a path of this site or an https address; empty for none."},"notLoggedToLoginPage":{"type":"boolean","description":"Whoever is not logged in is sent to log-in."},"onoffMobileNotloggedToLoginview":{"type":"boolean","description":"The same for the mobile site alone."},"thirdAutoExchange":{"type":"boolean","description":"Balances move to and from game platforms by themselves."},"registerOpen":{"type":"boolean","description":"New members may register."},"trialOpen":{"type":"boolean","description":"Trial play is offered."},"loginCheck":{"type":"string","enum":["none","image","robot"],"description":"What a visitor proves at log-in."},"registerCheck":{"type":"string","enum":["none","image","robot"],"description":"What a visitor proves at registration and before an SMS."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/getOnOffBaseBtn.json"};
const pattern15 = new RegExp("^[a-z][a-z0-9]{1,15}$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/getOnOffBaseBtn.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stationCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stationCode"},message:"must have required property '"+"stationCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.onlineServiceUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "onlineServiceUrl"},message:"must have required property '"+"onlineServiceUrl"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.notLoggedToLoginPage === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notLoggedToLoginPage"},message:"must have required property '"+"notLoggedToLoginPage"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.onoffMobileNotloggedToLoginview === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "onoffMobileNotloggedToLoginview"},message:"must have required property '"+"onoffMobileNotloggedToLoginview"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.thirdAutoExchange === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thirdAutoExchange"},message:"must have required property '"+"thirdAutoExchange"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.registerOpen === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registerOpen"},message:"must have required property '"+"registerOpen"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.trialOpen === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trialOpen"},message:"must have required property '"+"trialOpen"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.loginCheck === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loginCheck"},message:"must have required property '"+"loginCheck"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.registerCheck === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registerCheck"},message:"must have required property '"+"registerCheck"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.success === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.msg === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.stationCode !== undefined){
let data0 = data.stationCode;
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
const err12 = {instancePath:instancePath+"/stationCode",schemaPath:"#/properties/stationCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{1,15}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{1,15}$"+"\""};
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
const err13 = {instancePath:instancePath+"/stationCode",schemaPath:"#/properties/stationCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.onlineServiceUrl !== undefined){
if(typeof data.onlineServiceUrl !== "string"){
const err14 = {instancePath:instancePath+"/onlineServiceUrl",schemaPath:"#/properties/onlineServiceUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.notLoggedToLoginPage !== undefined){
if(typeof data.notLoggedToLoginPage !== "boolean"){
const err15 = {instancePath:instancePath+"/notLoggedToLoginPage",schemaPath:"#/properties/notLoggedToLoginPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.onoffMobileNotloggedToLoginview !== undefined){
if(typeof data.onoffMobileNotloggedToLoginview !== "boolean"){
const err16 = {instancePath:instancePath+"/onoffMobileNotloggedToLoginview",schemaPath:"#/properties/onoffMobileNotloggedToLoginview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.thirdAutoExchange !== undefined){
if(typeof data.thirdAutoExchange !== "boolean"){
const err17 = {instancePath:instancePath+"/thirdAutoExchange",schemaPath:"#/properties/thirdAutoExchange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.registerOpen !== undefined){
if(typeof data.registerOpen !== "boolean"){
const err18 = {instancePath:instancePath+"/registerOpen",schemaPath:"#/properties/registerOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.trialOpen !== undefined){
if(typeof data.trialOpen !== "boolean"){
const err19 = {instancePath:instancePath+"/trialOpen",schemaPath:"#/properties/trialOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.loginCheck !== undefined){
let data7 = data.loginCheck;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/loginCheck",schemaPath:"#/properties/loginCheck/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data7 === "none") || (data7 === "image")) || (data7 === "robot"))){
const err21 = {instancePath:instancePath+"/loginCheck",schemaPath:"#/properties/loginCheck/enum",keyword:"enum",params:{allowedValues: schema62.properties.loginCheck.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.registerCheck !== undefined){
let data8 = data.registerCheck;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/registerCheck",schemaPath:"#/properties/registerCheck/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data8 === "none") || (data8 === "image")) || (data8 === "robot"))){
const err23 = {instancePath:instancePath+"/registerCheck",schemaPath:"#/properties/registerCheck/enum",keyword:"enum",params:{allowedValues: schema62.properties.registerCheck.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err24 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err25 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err26 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data12 = data.fieldErrors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(typeof data12[key1] !== "string"){
const err27 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_getPageHead = validate50;
const schema63 = {"type":"object","additionalProperties":false,"required":["wapv2ThemeColor","pageTitle","success","msg"],"properties":{"wapv2ThemeColor":{"type":"string","enum":["ThemeRed","ThemeBlack",""],"description":"Theme the site wears; empty leaves it to the station file."},"pageTitle":{"type":"string","description":"Title of the browser tab."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/getPageHead.json"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/getPageHead.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wapv2ThemeColor === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wapv2ThemeColor"},message:"must have required property '"+"wapv2ThemeColor"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pageTitle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageTitle"},message:"must have required property '"+"pageTitle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.success === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.msg === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "wapv2ThemeColor") || (key0 === "pageTitle")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.wapv2ThemeColor !== undefined){
let data0 = data.wapv2ThemeColor;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/wapv2ThemeColor",schemaPath:"#/properties/wapv2ThemeColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "ThemeRed") || (data0 === "ThemeBlack")) || (data0 === ""))){
const err6 = {instancePath:instancePath+"/wapv2ThemeColor",schemaPath:"#/properties/wapv2ThemeColor/enum",keyword:"enum",params:{allowedValues: schema63.properties.wapv2ThemeColor.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pageTitle !== undefined){
if(typeof data.pageTitle !== "string"){
const err7 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err8 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err9 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data5 = data.fieldErrors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(typeof data5[key1] !== "string"){
const err11 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_lotteryList = validate51;
const schema64 = {"type":"object","additionalProperties":false,"required":["lotteryList","success","msg"],"properties":{"lotteryList":{"type":"array","items":{"$ref":"../../entity/lottery.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/lotteryList.json"};
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Lottery","type":"object","additionalProperties":false,"description":"A lottery in one of the two modes.","required":["lotCode","lotName","lotVersion","family","hot","caption"],"properties":{"lotCode":{"type":"string","description":"Stable code, such as FFC.","pattern":"^[A-Z0-9]{2,12}$"},"lotName":{"type":"string","description":"Name a player reads."},"lotVersion":{"type":"integer","description":"1 official mode, 2 credit mode; splits the list into two groups.","enum":[1,2]},"family":{"type":"string","enum":["ssc","pk10","k3","x115","lhc","pc28","kl10","fc3d","kl8"],"description":"Family of rules."},"hot":{"type":"boolean","description":"Shown first and marked."},"caption":{"type":"string","description":"One short line below the name, such as 每1分钟一期."}},"$id":"house:/entity/lottery.json"};
const pattern16 = new RegExp("^[A-Z0-9]{2,12}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/lotteryList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lotteryList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lotteryList"},message:"must have required property '"+"lotteryList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "lotteryList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.lotteryList !== undefined){
let data0 = data.lotteryList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.lotCode === undefined){
const err4 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.lotName === undefined){
const err5 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/required",keyword:"required",params:{missingProperty: "lotName"},message:"must have required property '"+"lotName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.lotVersion === undefined){
const err6 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/required",keyword:"required",params:{missingProperty: "lotVersion"},message:"must have required property '"+"lotVersion"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.family === undefined){
const err7 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.hot === undefined){
const err8 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/required",keyword:"required",params:{missingProperty: "hot"},message:"must have required property '"+"hot"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.caption === undefined){
const err9 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/required",keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "lotCode") || (key1 === "lotName")) || (key1 === "lotVersion")) || (key1 === "family")) || (key1 === "hot")) || (key1 === "caption"))){
const err10 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.lotCode !== undefined){
let data2 = data1.lotCode;
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
const err11 = {instancePath:instancePath+"/lotteryList/" + i0+"/lotCode",schemaPath:"../../entity/lottery.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lotteryList/" + i0+"/lotCode",schemaPath:"../../entity/lottery.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.lotName !== undefined){
if(typeof data1.lotName !== "string"){
const err13 = {instancePath:instancePath+"/lotteryList/" + i0+"/lotName",schemaPath:"../../entity/lottery.json/properties/lotName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.lotVersion !== undefined){
let data4 = data1.lotVersion;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/lotteryList/" + i0+"/lotVersion",schemaPath:"../../entity/lottery.json/properties/lotVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data4 === 1) || (data4 === 2))){
const err15 = {instancePath:instancePath+"/lotteryList/" + i0+"/lotVersion",schemaPath:"../../entity/lottery.json/properties/lotVersion/enum",keyword:"enum",params:{allowedValues: schema65.properties.lotVersion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.family !== undefined){
let data5 = data1.family;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/lotteryList/" + i0+"/family",schemaPath:"../../entity/lottery.json/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((data5 === "ssc") || (data5 === "pk10")) || (data5 === "k3")) || (data5 === "x115")) || (data5 === "lhc")) || (data5 === "pc28")) || (data5 === "kl10")) || (data5 === "fc3d")) || (data5 === "kl8"))){
const err17 = {instancePath:instancePath+"/lotteryList/" + i0+"/family",schemaPath:"../../entity/lottery.json/properties/family/enum",keyword:"enum",params:{allowedValues: schema65.properties.family.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.hot !== undefined){
if(typeof data1.hot !== "boolean"){
const err18 = {instancePath:instancePath+"/lotteryList/" + i0+"/hot",schemaPath:"../../entity/lottery.json/properties/hot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.caption !== undefined){
if(typeof data1.caption !== "string"){
const err19 = {instancePath:instancePath+"/lotteryList/" + i0+"/caption",schemaPath:"../../entity/lottery.json/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/lotteryList/" + i0,schemaPath:"../../entity/lottery.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/lotteryList",schemaPath:"#/properties/lotteryList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err22 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err23 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err24 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data11 = data.fieldErrors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(typeof data11[key2] !== "string"){
const err25 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_newNotices = validate52;
const schema66 = {"type":"object","additionalProperties":false,"required":["noticeList","success","msg"],"properties":{"noticeList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","content","popup","createTime"],"properties":{"id":{"type":"integer"},"title":{"type":"string"},"content":{"type":"string","description":"HTML."},"popup":{"type":"boolean","description":"Shown in a dialog once a visit."},"createTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Published. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/newNotices.json"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/newNotices.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.noticeList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noticeList"},message:"must have required property '"+"noticeList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "noticeList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.noticeList !== undefined){
let data0 = data.noticeList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.title === undefined){
const err5 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.content === undefined){
const err6 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.popup === undefined){
const err7 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/required",keyword:"required",params:{missingProperty: "popup"},message:"must have required property '"+"popup"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.createTime === undefined){
const err8 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "id") || (key1 === "title")) || (key1 === "content")) || (key1 === "popup")) || (key1 === "createTime"))){
const err9 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/noticeList/" + i0+"/id",schemaPath:"#/properties/noticeList/items/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
const err11 = {instancePath:instancePath+"/noticeList/" + i0+"/title",schemaPath:"#/properties/noticeList/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.content !== undefined){
if(typeof data1.content !== "string"){
const err12 = {instancePath:instancePath+"/noticeList/" + i0+"/content",schemaPath:"#/properties/noticeList/items/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.popup !== undefined){
if(typeof data1.popup !== "boolean"){
const err13 = {instancePath:instancePath+"/noticeList/" + i0+"/popup",schemaPath:"#/properties/noticeList/items/properties/popup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.createTime !== undefined){
let data6 = data1.createTime;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err14 = {instancePath:instancePath+"/noticeList/" + i0+"/createTime",schemaPath:"#/properties/noticeList/items/properties/createTime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"+"\""};
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
const err15 = {instancePath:instancePath+"/noticeList/" + i0+"/createTime",schemaPath:"#/properties/noticeList/items/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/noticeList/" + i0,schemaPath:"#/properties/noticeList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/noticeList",schemaPath:"#/properties/noticeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err18 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err19 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err20 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data10 = data.fieldErrors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(typeof data10[key2] !== "string"){
const err21 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_thirdGameList = validate53;
const schema67 = {"type":"object","additionalProperties":false,"required":["thirdGameList","success","msg"],"properties":{"thirdGameList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["platform","gameCode","gameName","platformName","open"],"properties":{"platform":{"type":"string","description":"Code of the platform."},"gameCode":{"type":"string"},"gameName":{"type":"string"},"platformName":{"type":"string"},"open":{"type":"boolean","description":"False while the platform is being maintained."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/thirdGameList.json"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/thirdGameList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.thirdGameList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thirdGameList"},message:"must have required property '"+"thirdGameList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.success === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.msg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "thirdGameList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.thirdGameList !== undefined){
let data0 = data.thirdGameList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.platform === undefined){
const err4 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.gameCode === undefined){
const err5 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/required",keyword:"required",params:{missingProperty: "gameCode"},message:"must have required property '"+"gameCode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.gameName === undefined){
const err6 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/required",keyword:"required",params:{missingProperty: "gameName"},message:"must have required property '"+"gameName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.platformName === undefined){
const err7 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/required",keyword:"required",params:{missingProperty: "platformName"},message:"must have required property '"+"platformName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.open === undefined){
const err8 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "platform") || (key1 === "gameCode")) || (key1 === "gameName")) || (key1 === "platformName")) || (key1 === "open"))){
const err9 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.platform !== undefined){
if(typeof data1.platform !== "string"){
const err10 = {instancePath:instancePath+"/thirdGameList/" + i0+"/platform",schemaPath:"#/properties/thirdGameList/items/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.gameCode !== undefined){
if(typeof data1.gameCode !== "string"){
const err11 = {instancePath:instancePath+"/thirdGameList/" + i0+"/gameCode",schemaPath:"#/properties/thirdGameList/items/properties/gameCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.gameName !== undefined){
if(typeof data1.gameName !== "string"){
const err12 = {instancePath:instancePath+"/thirdGameList/" + i0+"/gameName",schemaPath:"#/properties/thirdGameList/items/properties/gameName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.platformName !== undefined){
if(typeof data1.platformName !== "string"){
const err13 = {instancePath:instancePath+"/thirdGameList/" + i0+"/platformName",schemaPath:"#/properties/thirdGameList/items/properties/platformName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.open !== undefined){
if(typeof data1.open !== "boolean"){
const err14 = {instancePath:instancePath+"/thirdGameList/" + i0+"/open",schemaPath:"#/properties/thirdGameList/items/properties/open/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/thirdGameList/" + i0,schemaPath:"#/properties/thirdGameList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err16 = {instancePath:instancePath+"/thirdGameList",schemaPath:"#/properties/thirdGameList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err17 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err18 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err19 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data10 = data.fieldErrors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(typeof data10[key2] !== "string"){
const err20 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

