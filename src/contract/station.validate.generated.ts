// Generated from schemas/station.json by "npm run gen". Do not edit.
// Compiled by ajv: says whether a value is a station file.
// @ts-nocheck
import part0Whole from 'ajv/dist/runtime/ucs2length.js';
const part0 = typeof part0Whole === 'function' ? { default: part0Whole } : part0Whole;
import part1Whole from 'ajv/dist/runtime/equal.js';
const part1 = typeof part1Whole === 'function' ? { default: part1Whole } : part1Whole;
"use strict";
export const isStationFile = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["code","name"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"type":"integer","const":1},"code":{"type":"string","pattern":"^[a-z][a-z0-9]{1,15}$"},"name":{"$ref":"#/$defs/label"},"hosts":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/host"}},"locale":{"enum":["zh-CN","en"]},"theme":{"type":"object","additionalProperties":false,"properties":{"skin":{"enum":["ThemeRed","ThemeBlack"]},"logo":{"type":"string","pattern":"^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$"},"ThemeRed":{"$ref":"#/$defs/brand"},"ThemeBlack":{"$ref":"#/$defs/brand"}}},"routes":{"type":"object","additionalProperties":false,"properties":{"off":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/switchablePath"}}}},"menus":{"type":"object","additionalProperties":false,"properties":{"tabBar":{"type":"array","uniqueItems":true,"maxItems":5,"minItems":2,"items":{"$ref":"#/$defs/destination"}},"home":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/destination"}},"member":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","items"],"properties":{"title":{"$ref":"#/$defs/label"},"items":{"type":"array","uniqueItems":true,"minItems":1,"items":{"$ref":"#/$defs/destination"}}}}},"names":{"type":"object","additionalProperties":{"$ref":"#/$defs/label"},"propertyNames":{"$ref":"#/$defs/destination"}}}},"activityNames":{"type":"object","additionalProperties":false,"properties":{"redPacket":{"$ref":"#/$defs/label"},"signIn":{"$ref":"#/$defs/label"},"wheel":{"$ref":"#/$defs/label"},"treasure":{"$ref":"#/$defs/label"},"deficit":{"$ref":"#/$defs/label"},"bonus":{"$ref":"#/$defs/label"},"dragonBoat":{"$ref":"#/$defs/label"},"midAutumn":{"$ref":"#/$defs/label"},"firstRecharge":{"$ref":"#/$defs/label"},"balanceBao":{"$ref":"#/$defs/label"}}},"onOff":{"type":"object","additionalProperties":false,"properties":{"onlineServiceUrl":{"type":"string","pattern":"^(|/(?!/)[A-Za-z0-9/._~?#=&%+:,;@!$'()*-]*|https://[^\\s/]+\\.[^\\s]+|tel:\\+?[0-9][0-9().-]*|mailto:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$"},"notLoggedToLoginPage":{"type":"boolean"},"onoffMobileNotloggedToLoginview":{"type":"boolean"},"thirdAutoExchange":{"type":"boolean"},"thirdAutoExchangeOptIn":{"type":"boolean"},"registerOpen":{"type":"boolean"},"trialOpen":{"type":"boolean"},"loginCheck":{"enum":["none","image","robot"]},"registerCheck":{"enum":["none","image","robot"]},"questionOnNewDevice":{"type":"boolean"},"registerFields":{"type":"array","uniqueItems":true,"items":{"enum":["account","password","rePassword","realName","realName?","phone","phone?","smsCode","email","email?","qq","qq?","weChat","weChat?","promoCode","promoCode?","captchaCode"]}}}},"pageHead":{"type":"object","additionalProperties":false,"properties":{"pageTitle":{"$ref":"#/$defs/label"}}},"frontConfig":{"type":"object","additionalProperties":false,"properties":{"addToDesktopRemainText":{"$ref":"#/$defs/localText"},"lineDetection":{"type":"boolean"},"lineDetectionTxt":{"$ref":"#/$defs/label"},"personalInfoflag":{"type":"boolean"},"moreActiveHeader":{"type":"boolean"},"noShowTiKuanBaoBiao":{"type":"boolean"},"noShowChongzhiBaoBiao":{"type":"boolean"},"bonusPercent":{"type":"number","minimum":0,"maximum":100},"bonusAmount":{"type":"number","minimum":0,"maximum":1000000},"showFreeDepositInHoney":{"type":"boolean"},"isV010":{"type":"boolean"},"userCenterNoShowHope":{"type":"boolean"},"needHideMaximumNetAmount":{"type":"boolean"}}}},"$defs":{"localText":{"oneOf":[{"$ref":"#/$defs/plainText"},{"type":"object","additionalProperties":false,"required":["zh-CN"],"properties":{"zh-CN":{"$ref":"#/$defs/plainText"},"en":{"$ref":"#/$defs/plainText"}}}]},"label":{"oneOf":[{"$ref":"#/$defs/labelText"},{"type":"object","additionalProperties":false,"required":["zh-CN"],"properties":{"zh-CN":{"$ref":"#/$defs/labelText"},"en":{"$ref":"#/$defs/labelText"}}}]},"plainText":{"type":"string","maxLength":80,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"},"labelText":{"type":"string","maxLength":80,"pattern":"^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"},"host":{"type":"string","maxLength":253,"pattern":"^(?!.*\\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$"},"color":{"type":"string","pattern":"^#[0-9a-f]{6}$"},"brand":{"type":"object","additionalProperties":false,"properties":{"brand":{"$ref":"#/$defs/color"},"brandDeep":{"$ref":"#/$defs/color"},"onBrand":{"$ref":"#/$defs/color"},"brandText":{"$ref":"#/$defs/color"},"brandQuiet":{"$ref":"#/$defs/color"},"accent":{"$ref":"#/$defs/color"}}},"switchablePath":{"type":"string","pattern":"^/(?!index$|login$)[A-Za-z0-9/:]+$"},"destination":{"type":"string","pattern":"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"}},"$id":"house:/station.json"};
const schema36 = {"type":"string","maxLength":253,"pattern":"^(?!.*\\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$"};
const schema44 = {"type":"string","pattern":"^/(?!index$|login$)[A-Za-z0-9/:]+$"};
const schema45 = {"type":"string","pattern":"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = part0.default;
const func0 = part1.default;
const pattern4 = new RegExp("^[a-z][a-z0-9]{1,15}$", "u");
const pattern8 = new RegExp("^(?!.*\\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
const pattern9 = new RegExp("^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$", "u");
const pattern16 = new RegExp("^/(?!index$|login$)[A-Za-z0-9/:]+$", "u");
const pattern17 = new RegExp("^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$", "u");
const pattern21 = new RegExp("^(|/(?!/)[A-Za-z0-9/._~?#=&%+:,;@!$'()*-]*|https://[^\\s/]+\\.[^\\s]+|tel:\\+?[0-9][0-9().-]*|mailto:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$", "u");
const schema32 = {"oneOf":[{"$ref":"#/$defs/labelText"},{"type":"object","additionalProperties":false,"required":["zh-CN"],"properties":{"zh-CN":{"$ref":"#/$defs/labelText"},"en":{"$ref":"#/$defs/labelText"}}}]};
const schema33 = {"type":"string","maxLength":80,"pattern":"^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"};
const pattern5 = new RegExp("^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/$defs/labelText/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern5.test(data)){
const err1 = {instancePath,schemaPath:"#/$defs/labelText/pattern",keyword:"pattern",params:{pattern: "^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"},message:"must match pattern \""+"^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/labelText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["zh-CN"] === undefined) && (missing0 = "zh-CN")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!((key0 === "zh-CN") || (key0 === "en"))){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs6 === errors){
if(data["zh-CN"] !== undefined){
let data0 = data["zh-CN"];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err5 = {instancePath:instancePath+"/zh-CN",schemaPath:"#/$defs/labelText/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!pattern5.test(data0)){
const err6 = {instancePath:instancePath+"/zh-CN",schemaPath:"#/$defs/labelText/pattern",keyword:"pattern",params:{pattern: "^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"},message:"must match pattern \""+"^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"+"\""};
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
const err7 = {instancePath:instancePath+"/zh-CN",schemaPath:"#/$defs/labelText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.en !== undefined){
let data1 = data.en;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err8 = {instancePath:instancePath+"/en",schemaPath:"#/$defs/labelText/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(!pattern5.test(data1)){
const err9 = {instancePath:instancePath+"/en",schemaPath:"#/$defs/labelText/pattern",keyword:"pattern",params:{pattern: "^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"},message:"must match pattern \""+"^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$"+"\""};
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
const err10 = {instancePath:instancePath+"/en",schemaPath:"#/$defs/labelText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema37 = {"type":"object","additionalProperties":false,"properties":{"brand":{"$ref":"#/$defs/color"},"brandDeep":{"$ref":"#/$defs/color"},"onBrand":{"$ref":"#/$defs/color"},"brandText":{"$ref":"#/$defs/color"},"brandQuiet":{"$ref":"#/$defs/color"},"accent":{"$ref":"#/$defs/color"}}};
const schema38 = {"type":"string","pattern":"^#[0-9a-f]{6}$"};
const pattern10 = new RegExp("^#[0-9a-f]{6}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "brand") || (key0 === "brandDeep")) || (key0 === "onBrand")) || (key0 === "brandText")) || (key0 === "brandQuiet")) || (key0 === "accent"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.brand !== undefined){
let data0 = data.brand;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate23.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandDeep !== undefined){
let data1 = data.brandDeep;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate23.errors = [{instancePath:instancePath+"/brandDeep",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/brandDeep",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onBrand !== undefined){
let data2 = data.onBrand;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate23.errors = [{instancePath:instancePath+"/onBrand",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/onBrand",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandText !== undefined){
let data3 = data.brandText;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate23.errors = [{instancePath:instancePath+"/brandText",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/brandText",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandQuiet !== undefined){
let data4 = data.brandQuiet;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate23.errors = [{instancePath:instancePath+"/brandQuiet",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/brandQuiet",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent !== undefined){
let data5 = data.accent;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate23.errors = [{instancePath:instancePath+"/accent",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/accent",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"oneOf":[{"$ref":"#/$defs/plainText"},{"type":"object","additionalProperties":false,"required":["zh-CN"],"properties":{"zh-CN":{"$ref":"#/$defs/plainText"},"en":{"$ref":"#/$defs/plainText"}}}]};
const schema50 = {"type":"string","maxLength":80,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"};
const pattern22 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(func2(data) > 80){
const err0 = {instancePath,schemaPath:"#/$defs/plainText/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern22.test(data)){
const err1 = {instancePath,schemaPath:"#/$defs/plainText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/$defs/plainText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["zh-CN"] === undefined) && (missing0 = "zh-CN")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!((key0 === "zh-CN") || (key0 === "en"))){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs6 === errors){
if(data["zh-CN"] !== undefined){
let data0 = data["zh-CN"];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err5 = {instancePath:instancePath+"/zh-CN",schemaPath:"#/$defs/plainText/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!pattern22.test(data0)){
const err6 = {instancePath:instancePath+"/zh-CN",schemaPath:"#/$defs/plainText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"+"\""};
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
const err7 = {instancePath:instancePath+"/zh-CN",schemaPath:"#/$defs/plainText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.en !== undefined){
let data1 = data.en;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err8 = {instancePath:instancePath+"/en",schemaPath:"#/$defs/plainText/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(!pattern22.test(data1)){
const err9 = {instancePath:instancePath+"/en",schemaPath:"#/$defs/plainText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$"+"\""};
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
const err10 = {instancePath:instancePath+"/en",schemaPath:"#/$defs/plainText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate39.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate39.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/station.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
const _errs2 = errors;
if(typeof data.$schema !== "string"){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schemaVersion !== undefined){
let data1 = data.schemaVersion;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate20.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(1 !== data1){
validate20.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{1,15}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{1,15}$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs8 = errors;
if(!(validate21(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hosts !== undefined){
let data4 = data.hosts;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func2(data5) > 253){
validate20.errors = [{instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/$defs/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
else {
if(!pattern8.test(data5)){
validate20.errors = [{instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/$defs/host/pattern",keyword:"pattern",params:{pattern: "^(?!.*\\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$"},message:"must match pattern \""+"^(?!.*\\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/$defs/host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
validate20.errors = [{instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locale !== undefined){
let data6 = data.locale;
const _errs14 = errors;
if(!((data6 === "zh-CN") || (data6 === "en"))){
validate20.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema31.properties.locale.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data7 = data.theme;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const _errs17 = errors;
for(const key1 in data7){
if(!((((key1 === "skin") || (key1 === "logo")) || (key1 === "ThemeRed")) || (key1 === "ThemeBlack"))){
validate20.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data7.skin !== undefined){
let data8 = data7.skin;
const _errs18 = errors;
if(!((data8 === "ThemeRed") || (data8 === "ThemeBlack"))){
validate20.errors = [{instancePath:instancePath+"/theme/skin",schemaPath:"#/properties/theme/properties/skin/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.skin.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.logo !== undefined){
let data9 = data7.logo;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern9.test(data9)){
validate20.errors = [{instancePath:instancePath+"/theme/logo",schemaPath:"#/properties/theme/properties/logo/pattern",keyword:"pattern",params:{pattern: "^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$"},message:"must match pattern \""+"^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/theme/logo",schemaPath:"#/properties/theme/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.ThemeRed !== undefined){
const _errs21 = errors;
if(!(validate23(data7.ThemeRed, {instancePath:instancePath+"/theme/ThemeRed",parentData:data7,parentDataProperty:"ThemeRed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.ThemeBlack !== undefined){
const _errs22 = errors;
if(!(validate23(data7.ThemeBlack, {instancePath:instancePath+"/theme/ThemeBlack",parentData:data7,parentDataProperty:"ThemeBlack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data12 = data.routes;
const _errs23 = errors;
if(errors === _errs23){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const _errs25 = errors;
for(const key2 in data12){
if(!(key2 === "off")){
validate20.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data12.off !== undefined){
let data13 = data12.off;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data13)){
var valid6 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(!pattern16.test(data14)){
validate20.errors = [{instancePath:instancePath+"/routes/off/" + i2,schemaPath:"#/$defs/switchablePath/pattern",keyword:"pattern",params:{pattern: "^/(?!index$|login$)[A-Za-z0-9/:]+$"},message:"must match pattern \""+"^/(?!index$|login$)[A-Za-z0-9/:]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/routes/off/" + i2,schemaPath:"#/$defs/switchablePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs28 === errors;
if(!valid6){
break;
}
}
if(valid6){
let i3 = data13.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data13[i3], data13[j1])){
validate20.errors = [{instancePath:instancePath+"/routes/off",schemaPath:"#/properties/routes/properties/off/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"}];
return false;
break outer1;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/routes/off",schemaPath:"#/properties/routes/properties/off/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.menus !== undefined){
let data15 = data.menus;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const _errs33 = errors;
for(const key3 in data15){
if(!((((key3 === "tabBar") || (key3 === "home")) || (key3 === "member")) || (key3 === "names"))){
validate20.errors = [{instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs33 === errors){
if(data15.tabBar !== undefined){
let data16 = data15.tabBar;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data16)){
if(data16.length > 5){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data16.length < 2){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid10 = true;
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(!pattern17.test(data17)){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar/" + i4,schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/tabBar/" + i4,schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs36 === errors;
if(!valid10){
break;
}
}
if(valid10){
let i5 = data16.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data16[i5], data16[j2])){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"}];
return false;
break outer2;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid9 = _errs34 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.home !== undefined){
let data18 = data15.home;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data18)){
var valid13 = true;
const len3 = data18.length;
for(let i6=0; i6<len3; i6++){
let data19 = data18[i6];
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data19 === "string"){
if(!pattern17.test(data19)){
validate20.errors = [{instancePath:instancePath+"/menus/home/" + i6,schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/home/" + i6,schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs41 === errors;
if(!valid13){
break;
}
}
if(valid13){
let i7 = data18.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func0(data18[i7], data18[j3])){
validate20.errors = [{instancePath:instancePath+"/menus/home",schemaPath:"#/properties/menus/properties/home/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"}];
return false;
break outer3;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/home",schemaPath:"#/properties/menus/properties/home/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.member !== undefined){
let data20 = data15.member;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data20)){
var valid16 = true;
const len4 = data20.length;
for(let i8=0; i8<len4; i8++){
let data21 = data20[i8];
const _errs46 = errors;
if(errors === _errs46){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing1;
if(((data21.title === undefined) && (missing1 = "title")) || ((data21.items === undefined) && (missing1 = "items"))){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8,schemaPath:"#/properties/menus/properties/member/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs48 = errors;
for(const key4 in data21){
if(!((key4 === "title") || (key4 === "items"))){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8,schemaPath:"#/properties/menus/properties/member/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs48 === errors){
if(data21.title !== undefined){
const _errs49 = errors;
if(!(validate21(data21.title, {instancePath:instancePath+"/menus/member/" + i8+"/title",parentData:data21,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid17 = _errs49 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data21.items !== undefined){
let data23 = data21.items;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data23)){
if(data23.length < 1){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items",schemaPath:"#/properties/menus/properties/member/items/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid18 = true;
const len5 = data23.length;
for(let i9=0; i9<len5; i9++){
let data24 = data23[i9];
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data24 === "string"){
if(!pattern17.test(data24)){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items/" + i9,schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items/" + i9,schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs52 === errors;
if(!valid18){
break;
}
}
if(valid18){
let i10 = data23.length;
let j4;
if(i10 > 1){
outer4:
for(;i10--;){
for(j4 = i10; j4--;){
if(func0(data23[i10], data23[j4])){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items",schemaPath:"#/properties/menus/properties/member/items/properties/items/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i10+" are identical)"}];
return false;
break outer4;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items",schemaPath:"#/properties/menus/properties/member/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs50 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8,schemaPath:"#/properties/menus/properties/member/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs46 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/member",schemaPath:"#/properties/menus/properties/member/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.names !== undefined){
let data25 = data15.names;
const _errs55 = errors;
if(errors === _errs55){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key5 in data25){
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(typeof key5 === "string"){
if(!pattern17.test(key5)){
const err0 = {instancePath:instancePath+"/menus/names",schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\"",propertyName:key5};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/menus/names",schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key5};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid21 = _errs57 === errors;
if(!valid21){
const err2 = {instancePath:instancePath+"/menus/names",schemaPath:"#/properties/menus/properties/names/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid21){
for(const key6 in data25){
const _errs61 = errors;
if(!(validate21(data25[key6], {instancePath:instancePath+"/menus/names/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data25,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid23 = _errs61 === errors;
if(!valid23){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/names",schemaPath:"#/properties/menus/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activityNames !== undefined){
let data27 = data.activityNames;
const _errs62 = errors;
if(errors === _errs62){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
const _errs64 = errors;
for(const key7 in data27){
if(!(func1.call(schema31.properties.activityNames.properties, key7))){
validate20.errors = [{instancePath:instancePath+"/activityNames",schemaPath:"#/properties/activityNames/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs64 === errors){
if(data27.redPacket !== undefined){
const _errs65 = errors;
if(!(validate21(data27.redPacket, {instancePath:instancePath+"/activityNames/redPacket",parentData:data27,parentDataProperty:"redPacket",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs65 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.signIn !== undefined){
const _errs66 = errors;
if(!(validate21(data27.signIn, {instancePath:instancePath+"/activityNames/signIn",parentData:data27,parentDataProperty:"signIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs66 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.wheel !== undefined){
const _errs67 = errors;
if(!(validate21(data27.wheel, {instancePath:instancePath+"/activityNames/wheel",parentData:data27,parentDataProperty:"wheel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs67 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.treasure !== undefined){
const _errs68 = errors;
if(!(validate21(data27.treasure, {instancePath:instancePath+"/activityNames/treasure",parentData:data27,parentDataProperty:"treasure",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs68 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.deficit !== undefined){
const _errs69 = errors;
if(!(validate21(data27.deficit, {instancePath:instancePath+"/activityNames/deficit",parentData:data27,parentDataProperty:"deficit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs69 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.bonus !== undefined){
const _errs70 = errors;
if(!(validate21(data27.bonus, {instancePath:instancePath+"/activityNames/bonus",parentData:data27,parentDataProperty:"bonus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs70 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.dragonBoat !== undefined){
const _errs71 = errors;
if(!(validate21(data27.dragonBoat, {instancePath:instancePath+"/activityNames/dragonBoat",parentData:data27,parentDataProperty:"dragonBoat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs71 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.midAutumn !== undefined){
const _errs72 = errors;
if(!(validate21(data27.midAutumn, {instancePath:instancePath+"/activityNames/midAutumn",parentData:data27,parentDataProperty:"midAutumn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs72 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.firstRecharge !== undefined){
const _errs73 = errors;
if(!(validate21(data27.firstRecharge, {instancePath:instancePath+"/activityNames/firstRecharge",parentData:data27,parentDataProperty:"firstRecharge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs73 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data27.balanceBao !== undefined){
const _errs74 = errors;
if(!(validate21(data27.balanceBao, {instancePath:instancePath+"/activityNames/balanceBao",parentData:data27,parentDataProperty:"balanceBao",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid24 = _errs74 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/activityNames",schemaPath:"#/properties/activityNames/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onOff !== undefined){
let data38 = data.onOff;
const _errs75 = errors;
if(errors === _errs75){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
const _errs77 = errors;
for(const key8 in data38){
if(!(func1.call(schema31.properties.onOff.properties, key8))){
validate20.errors = [{instancePath:instancePath+"/onOff",schemaPath:"#/properties/onOff/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs77 === errors){
if(data38.onlineServiceUrl !== undefined){
let data39 = data38.onlineServiceUrl;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data39 === "string"){
if(!pattern21.test(data39)){
validate20.errors = [{instancePath:instancePath+"/onOff/onlineServiceUrl",schemaPath:"#/properties/onOff/properties/onlineServiceUrl/pattern",keyword:"pattern",params:{pattern: "^(|/(?!/)[A-Za-z0-9/._~?#=&%+:,;@!$'()*-]*|https://[^\\s/]+\\.[^\\s]+|tel:\\+?[0-9][0-9().-]*|mailto:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$"},message:"must match pattern \""+"^(|/(?!/)[A-Za-z0-9/._~?#=&%+:,;@!$'()*-]*|https://[^\\s/]+\\.[^\\s]+|tel:\\+?[0-9][0-9().-]*|mailto:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/onOff/onlineServiceUrl",schemaPath:"#/properties/onOff/properties/onlineServiceUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid25 = _errs78 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.notLoggedToLoginPage !== undefined){
const _errs80 = errors;
if(typeof data38.notLoggedToLoginPage !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/notLoggedToLoginPage",schemaPath:"#/properties/onOff/properties/notLoggedToLoginPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs80 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.onoffMobileNotloggedToLoginview !== undefined){
const _errs82 = errors;
if(typeof data38.onoffMobileNotloggedToLoginview !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/onoffMobileNotloggedToLoginview",schemaPath:"#/properties/onOff/properties/onoffMobileNotloggedToLoginview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs82 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.thirdAutoExchange !== undefined){
const _errs84 = errors;
if(typeof data38.thirdAutoExchange !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/thirdAutoExchange",schemaPath:"#/properties/onOff/properties/thirdAutoExchange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs84 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.thirdAutoExchangeOptIn !== undefined){
const _errs86 = errors;
if(typeof data38.thirdAutoExchangeOptIn !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/thirdAutoExchangeOptIn",schemaPath:"#/properties/onOff/properties/thirdAutoExchangeOptIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs86 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.registerOpen !== undefined){
const _errs88 = errors;
if(typeof data38.registerOpen !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/registerOpen",schemaPath:"#/properties/onOff/properties/registerOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs88 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.trialOpen !== undefined){
const _errs90 = errors;
if(typeof data38.trialOpen !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/trialOpen",schemaPath:"#/properties/onOff/properties/trialOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs90 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.loginCheck !== undefined){
let data46 = data38.loginCheck;
const _errs92 = errors;
if(!(((data46 === "none") || (data46 === "image")) || (data46 === "robot"))){
validate20.errors = [{instancePath:instancePath+"/onOff/loginCheck",schemaPath:"#/properties/onOff/properties/loginCheck/enum",keyword:"enum",params:{allowedValues: schema31.properties.onOff.properties.loginCheck.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs92 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.registerCheck !== undefined){
let data47 = data38.registerCheck;
const _errs93 = errors;
if(!(((data47 === "none") || (data47 === "image")) || (data47 === "robot"))){
validate20.errors = [{instancePath:instancePath+"/onOff/registerCheck",schemaPath:"#/properties/onOff/properties/registerCheck/enum",keyword:"enum",params:{allowedValues: schema31.properties.onOff.properties.registerCheck.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs93 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.questionOnNewDevice !== undefined){
const _errs94 = errors;
if(typeof data38.questionOnNewDevice !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/questionOnNewDevice",schemaPath:"#/properties/onOff/properties/questionOnNewDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs94 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data38.registerFields !== undefined){
let data49 = data38.registerFields;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data49)){
var valid26 = true;
const len6 = data49.length;
for(let i11=0; i11<len6; i11++){
let data50 = data49[i11];
const _errs98 = errors;
if(!(((((((((((((((((data50 === "account") || (data50 === "password")) || (data50 === "rePassword")) || (data50 === "realName")) || (data50 === "realName?")) || (data50 === "phone")) || (data50 === "phone?")) || (data50 === "smsCode")) || (data50 === "email")) || (data50 === "email?")) || (data50 === "qq")) || (data50 === "qq?")) || (data50 === "weChat")) || (data50 === "weChat?")) || (data50 === "promoCode")) || (data50 === "promoCode?")) || (data50 === "captchaCode"))){
validate20.errors = [{instancePath:instancePath+"/onOff/registerFields/" + i11,schemaPath:"#/properties/onOff/properties/registerFields/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.onOff.properties.registerFields.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid26 = _errs98 === errors;
if(!valid26){
break;
}
}
if(valid26){
let i12 = data49.length;
let j5;
if(i12 > 1){
outer5:
for(;i12--;){
for(j5 = i12; j5--;){
if(func0(data49[i12], data49[j5])){
validate20.errors = [{instancePath:instancePath+"/onOff/registerFields",schemaPath:"#/properties/onOff/properties/registerFields/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i12+" are identical)"}];
return false;
break outer5;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/onOff/registerFields",schemaPath:"#/properties/onOff/properties/registerFields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid25 = _errs96 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/onOff",schemaPath:"#/properties/onOff/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageHead !== undefined){
let data51 = data.pageHead;
const _errs99 = errors;
if(errors === _errs99){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
const _errs101 = errors;
for(const key9 in data51){
if(!(key9 === "pageTitle")){
validate20.errors = [{instancePath:instancePath+"/pageHead",schemaPath:"#/properties/pageHead/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs101 === errors){
if(data51.pageTitle !== undefined){
if(!(validate21(data51.pageTitle, {instancePath:instancePath+"/pageHead/pageTitle",parentData:data51,parentDataProperty:"pageTitle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/pageHead",schemaPath:"#/properties/pageHead/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontConfig !== undefined){
let data53 = data.frontConfig;
const _errs103 = errors;
if(errors === _errs103){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
const _errs105 = errors;
for(const key10 in data53){
if(!(func1.call(schema31.properties.frontConfig.properties, key10))){
validate20.errors = [{instancePath:instancePath+"/frontConfig",schemaPath:"#/properties/frontConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs105 === errors){
if(data53.addToDesktopRemainText !== undefined){
const _errs106 = errors;
if(!(validate39(data53.addToDesktopRemainText, {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",parentData:data53,parentDataProperty:"addToDesktopRemainText",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid29 = _errs106 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.lineDetection !== undefined){
const _errs107 = errors;
if(typeof data53.lineDetection !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/lineDetection",schemaPath:"#/properties/frontConfig/properties/lineDetection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs107 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.lineDetectionTxt !== undefined){
const _errs109 = errors;
if(!(validate21(data53.lineDetectionTxt, {instancePath:instancePath+"/frontConfig/lineDetectionTxt",parentData:data53,parentDataProperty:"lineDetectionTxt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid29 = _errs109 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.personalInfoflag !== undefined){
const _errs110 = errors;
if(typeof data53.personalInfoflag !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/personalInfoflag",schemaPath:"#/properties/frontConfig/properties/personalInfoflag/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs110 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.moreActiveHeader !== undefined){
const _errs112 = errors;
if(typeof data53.moreActiveHeader !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/moreActiveHeader",schemaPath:"#/properties/frontConfig/properties/moreActiveHeader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs112 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.noShowTiKuanBaoBiao !== undefined){
const _errs114 = errors;
if(typeof data53.noShowTiKuanBaoBiao !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/noShowTiKuanBaoBiao",schemaPath:"#/properties/frontConfig/properties/noShowTiKuanBaoBiao/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs114 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.noShowChongzhiBaoBiao !== undefined){
const _errs116 = errors;
if(typeof data53.noShowChongzhiBaoBiao !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/noShowChongzhiBaoBiao",schemaPath:"#/properties/frontConfig/properties/noShowChongzhiBaoBiao/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs116 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.bonusPercent !== undefined){
let data61 = data53.bonusPercent;
const _errs118 = errors;
if(errors === _errs118){
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 100 || isNaN(data61)){
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusPercent",schemaPath:"#/properties/frontConfig/properties/bonusPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data61 < 0 || isNaN(data61)){
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusPercent",schemaPath:"#/properties/frontConfig/properties/bonusPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusPercent",schemaPath:"#/properties/frontConfig/properties/bonusPercent/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid29 = _errs118 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.bonusAmount !== undefined){
let data62 = data53.bonusAmount;
const _errs120 = errors;
if(errors === _errs120){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 1000000 || isNaN(data62)){
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusAmount",schemaPath:"#/properties/frontConfig/properties/bonusAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data62 < 0 || isNaN(data62)){
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusAmount",schemaPath:"#/properties/frontConfig/properties/bonusAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusAmount",schemaPath:"#/properties/frontConfig/properties/bonusAmount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid29 = _errs120 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.showFreeDepositInHoney !== undefined){
const _errs122 = errors;
if(typeof data53.showFreeDepositInHoney !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/showFreeDepositInHoney",schemaPath:"#/properties/frontConfig/properties/showFreeDepositInHoney/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs122 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.isV010 !== undefined){
const _errs124 = errors;
if(typeof data53.isV010 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/isV010",schemaPath:"#/properties/frontConfig/properties/isV010/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs124 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.userCenterNoShowHope !== undefined){
const _errs126 = errors;
if(typeof data53.userCenterNoShowHope !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/userCenterNoShowHope",schemaPath:"#/properties/frontConfig/properties/userCenterNoShowHope/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs126 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data53.needHideMaximumNetAmount !== undefined){
const _errs128 = errors;
if(typeof data53.needHideMaximumNetAmount !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/needHideMaximumNetAmount",schemaPath:"#/properties/frontConfig/properties/needHideMaximumNetAmount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid29 = _errs128 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/frontConfig",schemaPath:"#/properties/frontConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

