// Generated from schemas/station.json by "npm run gen". Do not edit.
// Compiled by ajv: says whether a value is a station file.
// @ts-nocheck
import part0Whole from 'ajv/dist/runtime/ucs2length.js';
const part0 = typeof part0Whole === 'function' ? { default: part0Whole } : part0Whole;
import part1Whole from 'ajv/dist/runtime/equal.js';
const part1 = typeof part1Whole === 'function' ? { default: part1Whole } : part1Whole;
"use strict";
export const isStationFile = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["code","name"],"properties":{"$schema":{"type":"string"},"schemaVersion":{"type":"integer","const":1},"code":{"type":"string","pattern":"^[a-z][a-z0-9]{1,15}$"},"name":{"$ref":"#/$defs/localText"},"hosts":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^[a-z0-9-]+(\\.[a-z0-9-]+)*$"}},"locale":{"enum":["zh-CN","en"]},"theme":{"type":"object","additionalProperties":false,"properties":{"skin":{"enum":["ThemeRed","ThemeBlack"]},"logo":{"type":"string","pattern":"^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$"},"ThemeRed":{"$ref":"#/$defs/brand"},"ThemeBlack":{"$ref":"#/$defs/brand"}}},"routes":{"type":"object","additionalProperties":false,"properties":{"off":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/switchablePath"}}}},"menus":{"type":"object","additionalProperties":false,"properties":{"tabBar":{"type":"array","uniqueItems":true,"maxItems":5,"minItems":2,"items":{"$ref":"#/$defs/destination"}},"home":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/destination"}},"member":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","items"],"properties":{"title":{"$ref":"#/$defs/localText"},"items":{"type":"array","uniqueItems":true,"minItems":1,"items":{"$ref":"#/$defs/destination"}}}}},"names":{"type":"object","additionalProperties":{"$ref":"#/$defs/localText"},"propertyNames":{"$ref":"#/$defs/destination"}}}},"activityNames":{"type":"object","additionalProperties":false,"properties":{"redPacket":{"$ref":"#/$defs/localText"},"signIn":{"$ref":"#/$defs/localText"},"wheel":{"$ref":"#/$defs/localText"},"treasure":{"$ref":"#/$defs/localText"},"deficit":{"$ref":"#/$defs/localText"},"bonus":{"$ref":"#/$defs/localText"},"dragonBoat":{"$ref":"#/$defs/localText"},"midAutumn":{"$ref":"#/$defs/localText"},"firstRecharge":{"$ref":"#/$defs/localText"},"balanceBao":{"$ref":"#/$defs/localText"}}},"onOff":{"type":"object","additionalProperties":false,"properties":{"onlineServiceUrl":{"type":"string","pattern":"^(|/(?!/)[A-Za-z0-9/._?=&-]*|https://[^\\s]+)$"},"notLoggedToLoginPage":{"type":"boolean"},"onoffMobileNotloggedToLoginview":{"type":"boolean"},"thirdAutoExchange":{"type":"boolean"},"thirdAutoExchangeOptIn":{"type":"boolean"},"registerOpen":{"type":"boolean"},"trialOpen":{"type":"boolean"},"loginCheck":{"enum":["none","image","robot"]},"registerCheck":{"enum":["none","image","robot"]},"questionOnNewDevice":{"type":"boolean"},"registerFields":{"type":"array","uniqueItems":true,"items":{"enum":["account","password","rePassword","realName","realName?","phone","phone?","smsCode","email","email?","qq","qq?","weChat","weChat?","promoCode","promoCode?","captchaCode"]}}}},"pageHead":{"type":"object","additionalProperties":false,"properties":{"pageTitle":{"$ref":"#/$defs/localText"}}},"frontConfig":{"type":"object","additionalProperties":false,"properties":{"addToDesktopRemainText":{"$ref":"#/$defs/localText"},"lineDetection":{"type":"boolean"},"lineDetectionTxt":{"$ref":"#/$defs/localText"},"personalInfoflag":{"type":"boolean"},"moreActiveHeader":{"type":"boolean"},"noShowTiKuanBaoBiao":{"type":"boolean"},"noShowChongzhiBaoBiao":{"type":"boolean"},"bonusPercent":{"type":"number","minimum":0,"maximum":100},"bonusAmount":{"type":"number","minimum":0,"maximum":1000000},"showFreeDepositInHoney":{"type":"boolean"},"isV010":{"type":"boolean"},"userCenterNoShowHope":{"type":"boolean"},"needHideMaximumNetAmount":{"type":"boolean"}}}},"$defs":{"localText":{"oneOf":[{"type":"string","maxLength":80},{"type":"object","additionalProperties":false,"required":["zh-CN"],"properties":{"zh-CN":{"type":"string","maxLength":80},"en":{"type":"string","maxLength":80}}}]},"color":{"type":"string","pattern":"^#[0-9a-f]{6}$"},"brand":{"type":"object","additionalProperties":false,"properties":{"brand":{"$ref":"#/$defs/color"},"brandDeep":{"$ref":"#/$defs/color"},"onBrand":{"$ref":"#/$defs/color"},"brandText":{"$ref":"#/$defs/color"},"brandQuiet":{"$ref":"#/$defs/color"},"accent":{"$ref":"#/$defs/color"}}},"switchablePath":{"type":"string","pattern":"^/(?!index$|login$)[A-Za-z0-9/:]+$"},"destination":{"type":"string","pattern":"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"}},"$id":"house:/station.json"};
const schema32 = {"oneOf":[{"type":"string","maxLength":80},{"type":"object","additionalProperties":false,"required":["zh-CN"],"properties":{"zh-CN":{"type":"string","maxLength":80},"en":{"type":"string","maxLength":80}}}]};
const schema40 = {"type":"string","pattern":"^/(?!index$|login$)[A-Za-z0-9/:]+$"};
const schema41 = {"type":"string","pattern":"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = part0.default;
const func0 = part1.default;
const pattern4 = new RegExp("^[a-z][a-z0-9]{1,15}$", "u");
const pattern5 = new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)*$", "u");
const pattern6 = new RegExp("^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$", "u");
const pattern13 = new RegExp("^/(?!index$|login$)[A-Za-z0-9/:]+$", "u");
const pattern14 = new RegExp("^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$", "u");
const pattern18 = new RegExp("^(|/(?!/)[A-Za-z0-9/._?=&-]*|https://[^\\s]+)$", "u");
const schema33 = {"type":"object","additionalProperties":false,"properties":{"brand":{"$ref":"#/$defs/color"},"brandDeep":{"$ref":"#/$defs/color"},"onBrand":{"$ref":"#/$defs/color"},"brandText":{"$ref":"#/$defs/color"},"brandQuiet":{"$ref":"#/$defs/color"},"accent":{"$ref":"#/$defs/color"}}};
const schema34 = {"type":"string","pattern":"^#[0-9a-f]{6}$"};
const pattern7 = new RegExp("^#[0-9a-f]{6}$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "brand") || (key0 === "brandDeep")) || (key0 === "onBrand")) || (key0 === "brandText")) || (key0 === "brandQuiet")) || (key0 === "accent"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!pattern7.test(data0)){
validate21.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data1)){
validate21.errors = [{instancePath:instancePath+"/brandDeep",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/brandDeep",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data2)){
validate21.errors = [{instancePath:instancePath+"/onBrand",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/onBrand",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data3)){
validate21.errors = [{instancePath:instancePath+"/brandText",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/brandText",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data4)){
validate21.errors = [{instancePath:instancePath+"/brandQuiet",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/brandQuiet",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data5)){
validate21.errors = [{instancePath:instancePath+"/accent",schemaPath:"#/$defs/color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/accent",schemaPath:"#/$defs/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let data3 = data.name;
const _errs8 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func2(data3) > 80){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3["zh-CN"] === undefined) && (missing1 = "zh-CN")){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data3){
if(!((key1 === "zh-CN") || (key1 === "en"))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data3["zh-CN"] !== undefined){
let data4 = data3["zh-CN"];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(func2(data4) > 80){
const err4 = {instancePath:instancePath+"/name/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err5 = {instancePath:instancePath+"/name/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.en !== undefined){
let data5 = data3.en;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func2(data5) > 80){
const err6 = {instancePath:instancePath+"/name/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err7 = {instancePath:instancePath+"/name/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hosts !== undefined){
let data6 = data.hosts;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data6)){
var valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate20.errors = [{instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)*$"},message:"must match pattern \""+"^[a-z0-9-]+(\\.[a-z0-9-]+)*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate20.errors = [{instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locale !== undefined){
let data8 = data.locale;
const _errs24 = errors;
if(!((data8 === "zh-CN") || (data8 === "en"))){
validate20.errors = [{instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema31.properties.locale.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data9 = data.theme;
const _errs25 = errors;
if(errors === _errs25){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const _errs27 = errors;
for(const key2 in data9){
if(!((((key2 === "skin") || (key2 === "logo")) || (key2 === "ThemeRed")) || (key2 === "ThemeBlack"))){
validate20.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data9.skin !== undefined){
let data10 = data9.skin;
const _errs28 = errors;
if(!((data10 === "ThemeRed") || (data10 === "ThemeBlack"))){
validate20.errors = [{instancePath:instancePath+"/theme/skin",schemaPath:"#/properties/theme/properties/skin/enum",keyword:"enum",params:{allowedValues: schema31.properties.theme.properties.skin.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.logo !== undefined){
let data11 = data9.logo;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
validate20.errors = [{instancePath:instancePath+"/theme/logo",schemaPath:"#/properties/theme/properties/logo/pattern",keyword:"pattern",params:{pattern: "^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$"},message:"must match pattern \""+"^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/theme/logo",schemaPath:"#/properties/theme/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.ThemeRed !== undefined){
const _errs31 = errors;
if(!(validate21(data9.ThemeRed, {instancePath:instancePath+"/theme/ThemeRed",parentData:data9,parentDataProperty:"ThemeRed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.ThemeBlack !== undefined){
const _errs32 = errors;
if(!(validate21(data9.ThemeBlack, {instancePath:instancePath+"/theme/ThemeBlack",parentData:data9,parentDataProperty:"ThemeBlack",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
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
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data14 = data.routes;
const _errs33 = errors;
if(errors === _errs33){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
const _errs35 = errors;
for(const key3 in data14){
if(!(key3 === "off")){
validate20.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs35 === errors){
if(data14.off !== undefined){
let data15 = data14.off;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data15)){
var valid8 = true;
const len1 = data15.length;
for(let i2=0; i2<len1; i2++){
let data16 = data15[i2];
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data16 === "string"){
if(!pattern13.test(data16)){
validate20.errors = [{instancePath:instancePath+"/routes/off/" + i2,schemaPath:"#/$defs/switchablePath/pattern",keyword:"pattern",params:{pattern: "^/(?!index$|login$)[A-Za-z0-9/:]+$"},message:"must match pattern \""+"^/(?!index$|login$)[A-Za-z0-9/:]+$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/routes/off/" + i2,schemaPath:"#/$defs/switchablePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs38 === errors;
if(!valid8){
break;
}
}
if(valid8){
let i3 = data15.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data15[i3], data15[j1])){
validate20.errors = [{instancePath:instancePath+"/routes/off",schemaPath:"#/properties/routes/properties/off/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"}];
return false;
break outer0;
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
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.menus !== undefined){
let data17 = data.menus;
const _errs41 = errors;
if(errors === _errs41){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const _errs43 = errors;
for(const key4 in data17){
if(!((((key4 === "tabBar") || (key4 === "home")) || (key4 === "member")) || (key4 === "names"))){
validate20.errors = [{instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs43 === errors){
if(data17.tabBar !== undefined){
let data18 = data17.tabBar;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data18)){
if(data18.length > 5){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data18.length < 2){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid12 = true;
const len2 = data18.length;
for(let i4=0; i4<len2; i4++){
let data19 = data18[i4];
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data19 === "string"){
if(!pattern14.test(data19)){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar/" + i4,schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/tabBar/" + i4,schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs46 === errors;
if(!valid12){
break;
}
}
if(valid12){
let i5 = data18.length;
let j2;
if(i5 > 1){
outer1:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data18[i5], data18[j2])){
validate20.errors = [{instancePath:instancePath+"/menus/tabBar",schemaPath:"#/properties/menus/properties/tabBar/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"}];
return false;
break outer1;
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
var valid11 = _errs44 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.home !== undefined){
let data20 = data17.home;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data20)){
var valid15 = true;
const len3 = data20.length;
for(let i6=0; i6<len3; i6++){
let data21 = data20[i6];
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data21 === "string"){
if(!pattern14.test(data21)){
validate20.errors = [{instancePath:instancePath+"/menus/home/" + i6,schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/home/" + i6,schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid15 = _errs51 === errors;
if(!valid15){
break;
}
}
if(valid15){
let i7 = data20.length;
let j3;
if(i7 > 1){
outer2:
for(;i7--;){
for(j3 = i7; j3--;){
if(func0(data20[i7], data20[j3])){
validate20.errors = [{instancePath:instancePath+"/menus/home",schemaPath:"#/properties/menus/properties/home/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"}];
return false;
break outer2;
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
var valid11 = _errs49 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.member !== undefined){
let data22 = data17.member;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data22)){
var valid18 = true;
const len4 = data22.length;
for(let i8=0; i8<len4; i8++){
let data23 = data22[i8];
const _errs56 = errors;
if(errors === _errs56){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing2;
if(((data23.title === undefined) && (missing2 = "title")) || ((data23.items === undefined) && (missing2 = "items"))){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8,schemaPath:"#/properties/menus/properties/member/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs58 = errors;
for(const key5 in data23){
if(!((key5 === "title") || (key5 === "items"))){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8,schemaPath:"#/properties/menus/properties/member/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs58 === errors){
if(data23.title !== undefined){
let data24 = data23.title;
const _errs59 = errors;
const _errs61 = errors;
let valid21 = false;
let passing1 = null;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data24 === "string"){
if(func2(data24) > 80){
const err10 = {instancePath:instancePath+"/menus/member/" + i8+"/title",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err11 = {instancePath:instancePath+"/menus/member/" + i8+"/title",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs62 === errors;
if(_valid1){
valid21 = true;
passing1 = 0;
}
const _errs64 = errors;
if(errors === _errs64){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing3;
if((data24["zh-CN"] === undefined) && (missing3 = "zh-CN")){
const err12 = {instancePath:instancePath+"/menus/member/" + i8+"/title",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs66 = errors;
for(const key6 in data24){
if(!((key6 === "zh-CN") || (key6 === "en"))){
const err13 = {instancePath:instancePath+"/menus/member/" + i8+"/title",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs66 === errors){
if(data24["zh-CN"] !== undefined){
let data25 = data24["zh-CN"];
const _errs67 = errors;
if(errors === _errs67){
if(typeof data25 === "string"){
if(func2(data25) > 80){
const err14 = {instancePath:instancePath+"/menus/member/" + i8+"/title/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err15 = {instancePath:instancePath+"/menus/member/" + i8+"/title/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid22 = _errs67 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data24.en !== undefined){
let data26 = data24.en;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data26 === "string"){
if(func2(data26) > 80){
const err16 = {instancePath:instancePath+"/menus/member/" + i8+"/title/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/menus/member/" + i8+"/title/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid22 = _errs69 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/menus/member/" + i8+"/title",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs64 === errors;
if(_valid1 && valid21){
valid21 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid21 = true;
passing1 = 1;
}
}
if(!valid21){
const err19 = {instancePath:instancePath+"/menus/member/" + i8+"/title",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
var valid19 = _errs59 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data23.items !== undefined){
let data27 = data23.items;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data27)){
if(data27.length < 1){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items",schemaPath:"#/properties/menus/properties/member/items/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid23 = true;
const len5 = data27.length;
for(let i9=0; i9<len5; i9++){
let data28 = data27[i9];
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data28 === "string"){
if(!pattern14.test(data28)){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items/" + i9,schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items/" + i9,schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid23 = _errs73 === errors;
if(!valid23){
break;
}
}
if(valid23){
let i10 = data27.length;
let j4;
if(i10 > 1){
outer3:
for(;i10--;){
for(j4 = i10; j4--;){
if(func0(data27[i10], data27[j4])){
validate20.errors = [{instancePath:instancePath+"/menus/member/" + i8+"/items",schemaPath:"#/properties/menus/properties/member/items/properties/items/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i10+" are identical)"}];
return false;
break outer3;
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
var valid19 = _errs71 === errors;
}
else {
var valid19 = true;
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
var valid18 = _errs56 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/menus/member",schemaPath:"#/properties/menus/properties/member/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.names !== undefined){
let data29 = data17.names;
const _errs76 = errors;
if(errors === _errs76){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key7 in data29){
const _errs78 = errors;
const _errs79 = errors;
if(errors === _errs79){
if(typeof key7 === "string"){
if(!pattern14.test(key7)){
const err20 = {instancePath:instancePath+"/menus/names",schemaPath:"#/$defs/destination/pattern",keyword:"pattern",params:{pattern: "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"},message:"must match pattern \""+"^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$"+"\"",propertyName:key7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/menus/names",schemaPath:"#/$defs/destination/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid26 = _errs78 === errors;
if(!valid26){
const err22 = {instancePath:instancePath+"/menus/names",schemaPath:"#/properties/menus/properties/names/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate20.errors = vErrors;
return false;
break;
}
}
if(valid26){
for(const key8 in data29){
let data30 = data29[key8];
const _errs82 = errors;
const _errs84 = errors;
let valid30 = false;
let passing2 = null;
const _errs85 = errors;
if(errors === _errs85){
if(typeof data30 === "string"){
if(func2(data30) > 80){
const err23 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err24 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid2 = _errs85 === errors;
if(_valid2){
valid30 = true;
passing2 = 0;
}
const _errs87 = errors;
if(errors === _errs87){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing4;
if((data30["zh-CN"] === undefined) && (missing4 = "zh-CN")){
const err25 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
const _errs89 = errors;
for(const key9 in data30){
if(!((key9 === "zh-CN") || (key9 === "en"))){
const err26 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
}
if(_errs89 === errors){
if(data30["zh-CN"] !== undefined){
let data31 = data30["zh-CN"];
const _errs90 = errors;
if(errors === _errs90){
if(typeof data31 === "string"){
if(func2(data31) > 80){
const err27 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err28 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid31 = _errs90 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data30.en !== undefined){
let data32 = data30.en;
const _errs92 = errors;
if(errors === _errs92){
if(typeof data32 === "string"){
if(func2(data32) > 80){
const err29 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
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
const err30 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid31 = _errs92 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid2 = _errs87 === errors;
if(_valid2 && valid30){
valid30 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid30 = true;
passing2 = 1;
}
}
if(!valid30){
const err32 = {instancePath:instancePath+"/menus/names/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
}
var valid28 = _errs82 === errors;
if(!valid28){
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
var valid11 = _errs76 === errors;
}
else {
var valid11 = true;
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
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activityNames !== undefined){
let data33 = data.activityNames;
const _errs94 = errors;
if(errors === _errs94){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
const _errs96 = errors;
for(const key10 in data33){
if(!(func1.call(schema31.properties.activityNames.properties, key10))){
validate20.errors = [{instancePath:instancePath+"/activityNames",schemaPath:"#/properties/activityNames/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs96 === errors){
if(data33.redPacket !== undefined){
let data34 = data33.redPacket;
const _errs97 = errors;
const _errs99 = errors;
let valid34 = false;
let passing3 = null;
const _errs100 = errors;
if(errors === _errs100){
if(typeof data34 === "string"){
if(func2(data34) > 80){
const err33 = {instancePath:instancePath+"/activityNames/redPacket",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/activityNames/redPacket",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid3 = _errs100 === errors;
if(_valid3){
valid34 = true;
passing3 = 0;
}
const _errs102 = errors;
if(errors === _errs102){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing5;
if((data34["zh-CN"] === undefined) && (missing5 = "zh-CN")){
const err35 = {instancePath:instancePath+"/activityNames/redPacket",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
const _errs104 = errors;
for(const key11 in data34){
if(!((key11 === "zh-CN") || (key11 === "en"))){
const err36 = {instancePath:instancePath+"/activityNames/redPacket",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
}
if(_errs104 === errors){
if(data34["zh-CN"] !== undefined){
let data35 = data34["zh-CN"];
const _errs105 = errors;
if(errors === _errs105){
if(typeof data35 === "string"){
if(func2(data35) > 80){
const err37 = {instancePath:instancePath+"/activityNames/redPacket/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/activityNames/redPacket/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid35 = _errs105 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data34.en !== undefined){
let data36 = data34.en;
const _errs107 = errors;
if(errors === _errs107){
if(typeof data36 === "string"){
if(func2(data36) > 80){
const err39 = {instancePath:instancePath+"/activityNames/redPacket/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/activityNames/redPacket/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid35 = _errs107 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/activityNames/redPacket",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid3 = _errs102 === errors;
if(_valid3 && valid34){
valid34 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid34 = true;
passing3 = 1;
}
}
if(!valid34){
const err42 = {instancePath:instancePath+"/activityNames/redPacket",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs97 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.signIn !== undefined){
let data37 = data33.signIn;
const _errs109 = errors;
const _errs111 = errors;
let valid37 = false;
let passing4 = null;
const _errs112 = errors;
if(errors === _errs112){
if(typeof data37 === "string"){
if(func2(data37) > 80){
const err43 = {instancePath:instancePath+"/activityNames/signIn",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/activityNames/signIn",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var _valid4 = _errs112 === errors;
if(_valid4){
valid37 = true;
passing4 = 0;
}
const _errs114 = errors;
if(errors === _errs114){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing6;
if((data37["zh-CN"] === undefined) && (missing6 = "zh-CN")){
const err45 = {instancePath:instancePath+"/activityNames/signIn",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
const _errs116 = errors;
for(const key12 in data37){
if(!((key12 === "zh-CN") || (key12 === "en"))){
const err46 = {instancePath:instancePath+"/activityNames/signIn",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
break;
}
}
if(_errs116 === errors){
if(data37["zh-CN"] !== undefined){
let data38 = data37["zh-CN"];
const _errs117 = errors;
if(errors === _errs117){
if(typeof data38 === "string"){
if(func2(data38) > 80){
const err47 = {instancePath:instancePath+"/activityNames/signIn/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/activityNames/signIn/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid38 = _errs117 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data37.en !== undefined){
let data39 = data37.en;
const _errs119 = errors;
if(errors === _errs119){
if(typeof data39 === "string"){
if(func2(data39) > 80){
const err49 = {instancePath:instancePath+"/activityNames/signIn/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/activityNames/signIn/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid38 = _errs119 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/activityNames/signIn",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var _valid4 = _errs114 === errors;
if(_valid4 && valid37){
valid37 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid37 = true;
passing4 = 1;
}
}
if(!valid37){
const err52 = {instancePath:instancePath+"/activityNames/signIn",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs109 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.wheel !== undefined){
let data40 = data33.wheel;
const _errs121 = errors;
const _errs123 = errors;
let valid40 = false;
let passing5 = null;
const _errs124 = errors;
if(errors === _errs124){
if(typeof data40 === "string"){
if(func2(data40) > 80){
const err53 = {instancePath:instancePath+"/activityNames/wheel",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/activityNames/wheel",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var _valid5 = _errs124 === errors;
if(_valid5){
valid40 = true;
passing5 = 0;
}
const _errs126 = errors;
if(errors === _errs126){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing7;
if((data40["zh-CN"] === undefined) && (missing7 = "zh-CN")){
const err55 = {instancePath:instancePath+"/activityNames/wheel",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
const _errs128 = errors;
for(const key13 in data40){
if(!((key13 === "zh-CN") || (key13 === "en"))){
const err56 = {instancePath:instancePath+"/activityNames/wheel",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
break;
}
}
if(_errs128 === errors){
if(data40["zh-CN"] !== undefined){
let data41 = data40["zh-CN"];
const _errs129 = errors;
if(errors === _errs129){
if(typeof data41 === "string"){
if(func2(data41) > 80){
const err57 = {instancePath:instancePath+"/activityNames/wheel/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/activityNames/wheel/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid41 = _errs129 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data40.en !== undefined){
let data42 = data40.en;
const _errs131 = errors;
if(errors === _errs131){
if(typeof data42 === "string"){
if(func2(data42) > 80){
const err59 = {instancePath:instancePath+"/activityNames/wheel/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/activityNames/wheel/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid41 = _errs131 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/activityNames/wheel",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid5 = _errs126 === errors;
if(_valid5 && valid40){
valid40 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid40 = true;
passing5 = 1;
}
}
if(!valid40){
const err62 = {instancePath:instancePath+"/activityNames/wheel",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs123;
if(vErrors !== null){
if(_errs123){
vErrors.length = _errs123;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs121 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.treasure !== undefined){
let data43 = data33.treasure;
const _errs133 = errors;
const _errs135 = errors;
let valid43 = false;
let passing6 = null;
const _errs136 = errors;
if(errors === _errs136){
if(typeof data43 === "string"){
if(func2(data43) > 80){
const err63 = {instancePath:instancePath+"/activityNames/treasure",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/activityNames/treasure",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var _valid6 = _errs136 === errors;
if(_valid6){
valid43 = true;
passing6 = 0;
}
const _errs138 = errors;
if(errors === _errs138){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing8;
if((data43["zh-CN"] === undefined) && (missing8 = "zh-CN")){
const err65 = {instancePath:instancePath+"/activityNames/treasure",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
const _errs140 = errors;
for(const key14 in data43){
if(!((key14 === "zh-CN") || (key14 === "en"))){
const err66 = {instancePath:instancePath+"/activityNames/treasure",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
break;
}
}
if(_errs140 === errors){
if(data43["zh-CN"] !== undefined){
let data44 = data43["zh-CN"];
const _errs141 = errors;
if(errors === _errs141){
if(typeof data44 === "string"){
if(func2(data44) > 80){
const err67 = {instancePath:instancePath+"/activityNames/treasure/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/activityNames/treasure/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var valid44 = _errs141 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data43.en !== undefined){
let data45 = data43.en;
const _errs143 = errors;
if(errors === _errs143){
if(typeof data45 === "string"){
if(func2(data45) > 80){
const err69 = {instancePath:instancePath+"/activityNames/treasure/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/activityNames/treasure/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var valid44 = _errs143 === errors;
}
else {
var valid44 = true;
}
}
}
}
}
else {
const err71 = {instancePath:instancePath+"/activityNames/treasure",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var _valid6 = _errs138 === errors;
if(_valid6 && valid43){
valid43 = false;
passing6 = [passing6, 1];
}
else {
if(_valid6){
valid43 = true;
passing6 = 1;
}
}
if(!valid43){
const err72 = {instancePath:instancePath+"/activityNames/treasure",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs135;
if(vErrors !== null){
if(_errs135){
vErrors.length = _errs135;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs133 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.deficit !== undefined){
let data46 = data33.deficit;
const _errs145 = errors;
const _errs147 = errors;
let valid46 = false;
let passing7 = null;
const _errs148 = errors;
if(errors === _errs148){
if(typeof data46 === "string"){
if(func2(data46) > 80){
const err73 = {instancePath:instancePath+"/activityNames/deficit",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/activityNames/deficit",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var _valid7 = _errs148 === errors;
if(_valid7){
valid46 = true;
passing7 = 0;
}
const _errs150 = errors;
if(errors === _errs150){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing9;
if((data46["zh-CN"] === undefined) && (missing9 = "zh-CN")){
const err75 = {instancePath:instancePath+"/activityNames/deficit",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
const _errs152 = errors;
for(const key15 in data46){
if(!((key15 === "zh-CN") || (key15 === "en"))){
const err76 = {instancePath:instancePath+"/activityNames/deficit",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
break;
}
}
if(_errs152 === errors){
if(data46["zh-CN"] !== undefined){
let data47 = data46["zh-CN"];
const _errs153 = errors;
if(errors === _errs153){
if(typeof data47 === "string"){
if(func2(data47) > 80){
const err77 = {instancePath:instancePath+"/activityNames/deficit/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/activityNames/deficit/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
var valid47 = _errs153 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data46.en !== undefined){
let data48 = data46.en;
const _errs155 = errors;
if(errors === _errs155){
if(typeof data48 === "string"){
if(func2(data48) > 80){
const err79 = {instancePath:instancePath+"/activityNames/deficit/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/activityNames/deficit/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
var valid47 = _errs155 === errors;
}
else {
var valid47 = true;
}
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/activityNames/deficit",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
var _valid7 = _errs150 === errors;
if(_valid7 && valid46){
valid46 = false;
passing7 = [passing7, 1];
}
else {
if(_valid7){
valid46 = true;
passing7 = 1;
}
}
if(!valid46){
const err82 = {instancePath:instancePath+"/activityNames/deficit",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs145 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.bonus !== undefined){
let data49 = data33.bonus;
const _errs157 = errors;
const _errs159 = errors;
let valid49 = false;
let passing8 = null;
const _errs160 = errors;
if(errors === _errs160){
if(typeof data49 === "string"){
if(func2(data49) > 80){
const err83 = {instancePath:instancePath+"/activityNames/bonus",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/activityNames/bonus",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var _valid8 = _errs160 === errors;
if(_valid8){
valid49 = true;
passing8 = 0;
}
const _errs162 = errors;
if(errors === _errs162){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing10;
if((data49["zh-CN"] === undefined) && (missing10 = "zh-CN")){
const err85 = {instancePath:instancePath+"/activityNames/bonus",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
const _errs164 = errors;
for(const key16 in data49){
if(!((key16 === "zh-CN") || (key16 === "en"))){
const err86 = {instancePath:instancePath+"/activityNames/bonus",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
break;
}
}
if(_errs164 === errors){
if(data49["zh-CN"] !== undefined){
let data50 = data49["zh-CN"];
const _errs165 = errors;
if(errors === _errs165){
if(typeof data50 === "string"){
if(func2(data50) > 80){
const err87 = {instancePath:instancePath+"/activityNames/bonus/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/activityNames/bonus/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
var valid50 = _errs165 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data49.en !== undefined){
let data51 = data49.en;
const _errs167 = errors;
if(errors === _errs167){
if(typeof data51 === "string"){
if(func2(data51) > 80){
const err89 = {instancePath:instancePath+"/activityNames/bonus/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/activityNames/bonus/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var valid50 = _errs167 === errors;
}
else {
var valid50 = true;
}
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/activityNames/bonus",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var _valid8 = _errs162 === errors;
if(_valid8 && valid49){
valid49 = false;
passing8 = [passing8, 1];
}
else {
if(_valid8){
valid49 = true;
passing8 = 1;
}
}
if(!valid49){
const err92 = {instancePath:instancePath+"/activityNames/bonus",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs159;
if(vErrors !== null){
if(_errs159){
vErrors.length = _errs159;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs157 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.dragonBoat !== undefined){
let data52 = data33.dragonBoat;
const _errs169 = errors;
const _errs171 = errors;
let valid52 = false;
let passing9 = null;
const _errs172 = errors;
if(errors === _errs172){
if(typeof data52 === "string"){
if(func2(data52) > 80){
const err93 = {instancePath:instancePath+"/activityNames/dragonBoat",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/activityNames/dragonBoat",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
var _valid9 = _errs172 === errors;
if(_valid9){
valid52 = true;
passing9 = 0;
}
const _errs174 = errors;
if(errors === _errs174){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing11;
if((data52["zh-CN"] === undefined) && (missing11 = "zh-CN")){
const err95 = {instancePath:instancePath+"/activityNames/dragonBoat",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
const _errs176 = errors;
for(const key17 in data52){
if(!((key17 === "zh-CN") || (key17 === "en"))){
const err96 = {instancePath:instancePath+"/activityNames/dragonBoat",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
break;
}
}
if(_errs176 === errors){
if(data52["zh-CN"] !== undefined){
let data53 = data52["zh-CN"];
const _errs177 = errors;
if(errors === _errs177){
if(typeof data53 === "string"){
if(func2(data53) > 80){
const err97 = {instancePath:instancePath+"/activityNames/dragonBoat/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/activityNames/dragonBoat/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
var valid53 = _errs177 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data52.en !== undefined){
let data54 = data52.en;
const _errs179 = errors;
if(errors === _errs179){
if(typeof data54 === "string"){
if(func2(data54) > 80){
const err99 = {instancePath:instancePath+"/activityNames/dragonBoat/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/activityNames/dragonBoat/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
var valid53 = _errs179 === errors;
}
else {
var valid53 = true;
}
}
}
}
}
else {
const err101 = {instancePath:instancePath+"/activityNames/dragonBoat",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
var _valid9 = _errs174 === errors;
if(_valid9 && valid52){
valid52 = false;
passing9 = [passing9, 1];
}
else {
if(_valid9){
valid52 = true;
passing9 = 1;
}
}
if(!valid52){
const err102 = {instancePath:instancePath+"/activityNames/dragonBoat",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs169 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.midAutumn !== undefined){
let data55 = data33.midAutumn;
const _errs181 = errors;
const _errs183 = errors;
let valid55 = false;
let passing10 = null;
const _errs184 = errors;
if(errors === _errs184){
if(typeof data55 === "string"){
if(func2(data55) > 80){
const err103 = {instancePath:instancePath+"/activityNames/midAutumn",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/activityNames/midAutumn",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
var _valid10 = _errs184 === errors;
if(_valid10){
valid55 = true;
passing10 = 0;
}
const _errs186 = errors;
if(errors === _errs186){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing12;
if((data55["zh-CN"] === undefined) && (missing12 = "zh-CN")){
const err105 = {instancePath:instancePath+"/activityNames/midAutumn",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
const _errs188 = errors;
for(const key18 in data55){
if(!((key18 === "zh-CN") || (key18 === "en"))){
const err106 = {instancePath:instancePath+"/activityNames/midAutumn",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
break;
}
}
if(_errs188 === errors){
if(data55["zh-CN"] !== undefined){
let data56 = data55["zh-CN"];
const _errs189 = errors;
if(errors === _errs189){
if(typeof data56 === "string"){
if(func2(data56) > 80){
const err107 = {instancePath:instancePath+"/activityNames/midAutumn/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/activityNames/midAutumn/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
var valid56 = _errs189 === errors;
}
else {
var valid56 = true;
}
if(valid56){
if(data55.en !== undefined){
let data57 = data55.en;
const _errs191 = errors;
if(errors === _errs191){
if(typeof data57 === "string"){
if(func2(data57) > 80){
const err109 = {instancePath:instancePath+"/activityNames/midAutumn/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/activityNames/midAutumn/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
var valid56 = _errs191 === errors;
}
else {
var valid56 = true;
}
}
}
}
}
else {
const err111 = {instancePath:instancePath+"/activityNames/midAutumn",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
var _valid10 = _errs186 === errors;
if(_valid10 && valid55){
valid55 = false;
passing10 = [passing10, 1];
}
else {
if(_valid10){
valid55 = true;
passing10 = 1;
}
}
if(!valid55){
const err112 = {instancePath:instancePath+"/activityNames/midAutumn",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs183;
if(vErrors !== null){
if(_errs183){
vErrors.length = _errs183;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs181 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.firstRecharge !== undefined){
let data58 = data33.firstRecharge;
const _errs193 = errors;
const _errs195 = errors;
let valid58 = false;
let passing11 = null;
const _errs196 = errors;
if(errors === _errs196){
if(typeof data58 === "string"){
if(func2(data58) > 80){
const err113 = {instancePath:instancePath+"/activityNames/firstRecharge",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/activityNames/firstRecharge",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
var _valid11 = _errs196 === errors;
if(_valid11){
valid58 = true;
passing11 = 0;
}
const _errs198 = errors;
if(errors === _errs198){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
let missing13;
if((data58["zh-CN"] === undefined) && (missing13 = "zh-CN")){
const err115 = {instancePath:instancePath+"/activityNames/firstRecharge",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
else {
const _errs200 = errors;
for(const key19 in data58){
if(!((key19 === "zh-CN") || (key19 === "en"))){
const err116 = {instancePath:instancePath+"/activityNames/firstRecharge",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
break;
}
}
if(_errs200 === errors){
if(data58["zh-CN"] !== undefined){
let data59 = data58["zh-CN"];
const _errs201 = errors;
if(errors === _errs201){
if(typeof data59 === "string"){
if(func2(data59) > 80){
const err117 = {instancePath:instancePath+"/activityNames/firstRecharge/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/activityNames/firstRecharge/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
var valid59 = _errs201 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data58.en !== undefined){
let data60 = data58.en;
const _errs203 = errors;
if(errors === _errs203){
if(typeof data60 === "string"){
if(func2(data60) > 80){
const err119 = {instancePath:instancePath+"/activityNames/firstRecharge/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/activityNames/firstRecharge/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
var valid59 = _errs203 === errors;
}
else {
var valid59 = true;
}
}
}
}
}
else {
const err121 = {instancePath:instancePath+"/activityNames/firstRecharge",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
var _valid11 = _errs198 === errors;
if(_valid11 && valid58){
valid58 = false;
passing11 = [passing11, 1];
}
else {
if(_valid11){
valid58 = true;
passing11 = 1;
}
}
if(!valid58){
const err122 = {instancePath:instancePath+"/activityNames/firstRecharge",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs193 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data33.balanceBao !== undefined){
let data61 = data33.balanceBao;
const _errs205 = errors;
const _errs207 = errors;
let valid61 = false;
let passing12 = null;
const _errs208 = errors;
if(errors === _errs208){
if(typeof data61 === "string"){
if(func2(data61) > 80){
const err123 = {instancePath:instancePath+"/activityNames/balanceBao",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/activityNames/balanceBao",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
var _valid12 = _errs208 === errors;
if(_valid12){
valid61 = true;
passing12 = 0;
}
const _errs210 = errors;
if(errors === _errs210){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing14;
if((data61["zh-CN"] === undefined) && (missing14 = "zh-CN")){
const err125 = {instancePath:instancePath+"/activityNames/balanceBao",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
else {
const _errs212 = errors;
for(const key20 in data61){
if(!((key20 === "zh-CN") || (key20 === "en"))){
const err126 = {instancePath:instancePath+"/activityNames/balanceBao",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
break;
}
}
if(_errs212 === errors){
if(data61["zh-CN"] !== undefined){
let data62 = data61["zh-CN"];
const _errs213 = errors;
if(errors === _errs213){
if(typeof data62 === "string"){
if(func2(data62) > 80){
const err127 = {instancePath:instancePath+"/activityNames/balanceBao/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/activityNames/balanceBao/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
var valid62 = _errs213 === errors;
}
else {
var valid62 = true;
}
if(valid62){
if(data61.en !== undefined){
let data63 = data61.en;
const _errs215 = errors;
if(errors === _errs215){
if(typeof data63 === "string"){
if(func2(data63) > 80){
const err129 = {instancePath:instancePath+"/activityNames/balanceBao/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/activityNames/balanceBao/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
var valid62 = _errs215 === errors;
}
else {
var valid62 = true;
}
}
}
}
}
else {
const err131 = {instancePath:instancePath+"/activityNames/balanceBao",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
var _valid12 = _errs210 === errors;
if(_valid12 && valid61){
valid61 = false;
passing12 = [passing12, 1];
}
else {
if(_valid12){
valid61 = true;
passing12 = 1;
}
}
if(!valid61){
const err132 = {instancePath:instancePath+"/activityNames/balanceBao",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs207;
if(vErrors !== null){
if(_errs207){
vErrors.length = _errs207;
}
else {
vErrors = null;
}
}
}
var valid32 = _errs205 === errors;
}
else {
var valid32 = true;
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
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onOff !== undefined){
let data64 = data.onOff;
const _errs217 = errors;
if(errors === _errs217){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
const _errs219 = errors;
for(const key21 in data64){
if(!(func1.call(schema31.properties.onOff.properties, key21))){
validate20.errors = [{instancePath:instancePath+"/onOff",schemaPath:"#/properties/onOff/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs219 === errors){
if(data64.onlineServiceUrl !== undefined){
let data65 = data64.onlineServiceUrl;
const _errs220 = errors;
if(errors === _errs220){
if(typeof data65 === "string"){
if(!pattern18.test(data65)){
validate20.errors = [{instancePath:instancePath+"/onOff/onlineServiceUrl",schemaPath:"#/properties/onOff/properties/onlineServiceUrl/pattern",keyword:"pattern",params:{pattern: "^(|/(?!/)[A-Za-z0-9/._?=&-]*|https://[^\\s]+)$"},message:"must match pattern \""+"^(|/(?!/)[A-Za-z0-9/._?=&-]*|https://[^\\s]+)$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/onOff/onlineServiceUrl",schemaPath:"#/properties/onOff/properties/onlineServiceUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid63 = _errs220 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.notLoggedToLoginPage !== undefined){
const _errs222 = errors;
if(typeof data64.notLoggedToLoginPage !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/notLoggedToLoginPage",schemaPath:"#/properties/onOff/properties/notLoggedToLoginPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs222 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.onoffMobileNotloggedToLoginview !== undefined){
const _errs224 = errors;
if(typeof data64.onoffMobileNotloggedToLoginview !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/onoffMobileNotloggedToLoginview",schemaPath:"#/properties/onOff/properties/onoffMobileNotloggedToLoginview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs224 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.thirdAutoExchange !== undefined){
const _errs226 = errors;
if(typeof data64.thirdAutoExchange !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/thirdAutoExchange",schemaPath:"#/properties/onOff/properties/thirdAutoExchange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs226 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.thirdAutoExchangeOptIn !== undefined){
const _errs228 = errors;
if(typeof data64.thirdAutoExchangeOptIn !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/thirdAutoExchangeOptIn",schemaPath:"#/properties/onOff/properties/thirdAutoExchangeOptIn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs228 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.registerOpen !== undefined){
const _errs230 = errors;
if(typeof data64.registerOpen !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/registerOpen",schemaPath:"#/properties/onOff/properties/registerOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs230 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.trialOpen !== undefined){
const _errs232 = errors;
if(typeof data64.trialOpen !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/trialOpen",schemaPath:"#/properties/onOff/properties/trialOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs232 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.loginCheck !== undefined){
let data72 = data64.loginCheck;
const _errs234 = errors;
if(!(((data72 === "none") || (data72 === "image")) || (data72 === "robot"))){
validate20.errors = [{instancePath:instancePath+"/onOff/loginCheck",schemaPath:"#/properties/onOff/properties/loginCheck/enum",keyword:"enum",params:{allowedValues: schema31.properties.onOff.properties.loginCheck.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid63 = _errs234 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.registerCheck !== undefined){
let data73 = data64.registerCheck;
const _errs235 = errors;
if(!(((data73 === "none") || (data73 === "image")) || (data73 === "robot"))){
validate20.errors = [{instancePath:instancePath+"/onOff/registerCheck",schemaPath:"#/properties/onOff/properties/registerCheck/enum",keyword:"enum",params:{allowedValues: schema31.properties.onOff.properties.registerCheck.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid63 = _errs235 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.questionOnNewDevice !== undefined){
const _errs236 = errors;
if(typeof data64.questionOnNewDevice !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/onOff/questionOnNewDevice",schemaPath:"#/properties/onOff/properties/questionOnNewDevice/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid63 = _errs236 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data64.registerFields !== undefined){
let data75 = data64.registerFields;
const _errs238 = errors;
if(errors === _errs238){
if(Array.isArray(data75)){
var valid64 = true;
const len6 = data75.length;
for(let i11=0; i11<len6; i11++){
let data76 = data75[i11];
const _errs240 = errors;
if(!(((((((((((((((((data76 === "account") || (data76 === "password")) || (data76 === "rePassword")) || (data76 === "realName")) || (data76 === "realName?")) || (data76 === "phone")) || (data76 === "phone?")) || (data76 === "smsCode")) || (data76 === "email")) || (data76 === "email?")) || (data76 === "qq")) || (data76 === "qq?")) || (data76 === "weChat")) || (data76 === "weChat?")) || (data76 === "promoCode")) || (data76 === "promoCode?")) || (data76 === "captchaCode"))){
validate20.errors = [{instancePath:instancePath+"/onOff/registerFields/" + i11,schemaPath:"#/properties/onOff/properties/registerFields/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.onOff.properties.registerFields.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid64 = _errs240 === errors;
if(!valid64){
break;
}
}
if(valid64){
let i12 = data75.length;
let j5;
if(i12 > 1){
outer4:
for(;i12--;){
for(j5 = i12; j5--;){
if(func0(data75[i12], data75[j5])){
validate20.errors = [{instancePath:instancePath+"/onOff/registerFields",schemaPath:"#/properties/onOff/properties/registerFields/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i12+" are identical)"}];
return false;
break outer4;
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
var valid63 = _errs238 === errors;
}
else {
var valid63 = true;
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
var valid0 = _errs217 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageHead !== undefined){
let data77 = data.pageHead;
const _errs241 = errors;
if(errors === _errs241){
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
const _errs243 = errors;
for(const key22 in data77){
if(!(key22 === "pageTitle")){
validate20.errors = [{instancePath:instancePath+"/pageHead",schemaPath:"#/properties/pageHead/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs243 === errors){
if(data77.pageTitle !== undefined){
let data78 = data77.pageTitle;
const _errs246 = errors;
let valid68 = false;
let passing13 = null;
const _errs247 = errors;
if(errors === _errs247){
if(typeof data78 === "string"){
if(func2(data78) > 80){
const err133 = {instancePath:instancePath+"/pageHead/pageTitle",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/pageHead/pageTitle",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
var _valid13 = _errs247 === errors;
if(_valid13){
valid68 = true;
passing13 = 0;
}
const _errs249 = errors;
if(errors === _errs249){
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
let missing15;
if((data78["zh-CN"] === undefined) && (missing15 = "zh-CN")){
const err135 = {instancePath:instancePath+"/pageHead/pageTitle",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
else {
const _errs251 = errors;
for(const key23 in data78){
if(!((key23 === "zh-CN") || (key23 === "en"))){
const err136 = {instancePath:instancePath+"/pageHead/pageTitle",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
break;
}
}
if(_errs251 === errors){
if(data78["zh-CN"] !== undefined){
let data79 = data78["zh-CN"];
const _errs252 = errors;
if(errors === _errs252){
if(typeof data79 === "string"){
if(func2(data79) > 80){
const err137 = {instancePath:instancePath+"/pageHead/pageTitle/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/pageHead/pageTitle/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
var valid69 = _errs252 === errors;
}
else {
var valid69 = true;
}
if(valid69){
if(data78.en !== undefined){
let data80 = data78.en;
const _errs254 = errors;
if(errors === _errs254){
if(typeof data80 === "string"){
if(func2(data80) > 80){
const err139 = {instancePath:instancePath+"/pageHead/pageTitle/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/pageHead/pageTitle/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
var valid69 = _errs254 === errors;
}
else {
var valid69 = true;
}
}
}
}
}
else {
const err141 = {instancePath:instancePath+"/pageHead/pageTitle",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
var _valid13 = _errs249 === errors;
if(_valid13 && valid68){
valid68 = false;
passing13 = [passing13, 1];
}
else {
if(_valid13){
valid68 = true;
passing13 = 1;
}
}
if(!valid68){
const err142 = {instancePath:instancePath+"/pageHead/pageTitle",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing13},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs246;
if(vErrors !== null){
if(_errs246){
vErrors.length = _errs246;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/pageHead",schemaPath:"#/properties/pageHead/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs241 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontConfig !== undefined){
let data81 = data.frontConfig;
const _errs256 = errors;
if(errors === _errs256){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
const _errs258 = errors;
for(const key24 in data81){
if(!(func1.call(schema31.properties.frontConfig.properties, key24))){
validate20.errors = [{instancePath:instancePath+"/frontConfig",schemaPath:"#/properties/frontConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs258 === errors){
if(data81.addToDesktopRemainText !== undefined){
let data82 = data81.addToDesktopRemainText;
const _errs259 = errors;
const _errs261 = errors;
let valid72 = false;
let passing14 = null;
const _errs262 = errors;
if(errors === _errs262){
if(typeof data82 === "string"){
if(func2(data82) > 80){
const err143 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
var _valid14 = _errs262 === errors;
if(_valid14){
valid72 = true;
passing14 = 0;
}
const _errs264 = errors;
if(errors === _errs264){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
let missing16;
if((data82["zh-CN"] === undefined) && (missing16 = "zh-CN")){
const err145 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
else {
const _errs266 = errors;
for(const key25 in data82){
if(!((key25 === "zh-CN") || (key25 === "en"))){
const err146 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
break;
}
}
if(_errs266 === errors){
if(data82["zh-CN"] !== undefined){
let data83 = data82["zh-CN"];
const _errs267 = errors;
if(errors === _errs267){
if(typeof data83 === "string"){
if(func2(data83) > 80){
const err147 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
var valid73 = _errs267 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data82.en !== undefined){
let data84 = data82.en;
const _errs269 = errors;
if(errors === _errs269){
if(typeof data84 === "string"){
if(func2(data84) > 80){
const err149 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
var valid73 = _errs269 === errors;
}
else {
var valid73 = true;
}
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
var _valid14 = _errs264 === errors;
if(_valid14 && valid72){
valid72 = false;
passing14 = [passing14, 1];
}
else {
if(_valid14){
valid72 = true;
passing14 = 1;
}
}
if(!valid72){
const err152 = {instancePath:instancePath+"/frontConfig/addToDesktopRemainText",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing14},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs261;
if(vErrors !== null){
if(_errs261){
vErrors.length = _errs261;
}
else {
vErrors = null;
}
}
}
var valid70 = _errs259 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.lineDetection !== undefined){
const _errs271 = errors;
if(typeof data81.lineDetection !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/lineDetection",schemaPath:"#/properties/frontConfig/properties/lineDetection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs271 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.lineDetectionTxt !== undefined){
let data86 = data81.lineDetectionTxt;
const _errs273 = errors;
const _errs275 = errors;
let valid75 = false;
let passing15 = null;
const _errs276 = errors;
if(errors === _errs276){
if(typeof data86 === "string"){
if(func2(data86) > 80){
const err153 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt",schemaPath:"#/$defs/localText/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
else {
const err154 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt",schemaPath:"#/$defs/localText/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
var _valid15 = _errs276 === errors;
if(_valid15){
valid75 = true;
passing15 = 0;
}
const _errs278 = errors;
if(errors === _errs278){
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
let missing17;
if((data86["zh-CN"] === undefined) && (missing17 = "zh-CN")){
const err155 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt",schemaPath:"#/$defs/localText/oneOf/1/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
else {
const _errs280 = errors;
for(const key26 in data86){
if(!((key26 === "zh-CN") || (key26 === "en"))){
const err156 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt",schemaPath:"#/$defs/localText/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
break;
}
}
if(_errs280 === errors){
if(data86["zh-CN"] !== undefined){
let data87 = data86["zh-CN"];
const _errs281 = errors;
if(errors === _errs281){
if(typeof data87 === "string"){
if(func2(data87) > 80){
const err157 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt/zh-CN",schemaPath:"#/$defs/localText/oneOf/1/properties/zh-CN/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
var valid76 = _errs281 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data86.en !== undefined){
let data88 = data86.en;
const _errs283 = errors;
if(errors === _errs283){
if(typeof data88 === "string"){
if(func2(data88) > 80){
const err159 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt/en",schemaPath:"#/$defs/localText/oneOf/1/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
var valid76 = _errs283 === errors;
}
else {
var valid76 = true;
}
}
}
}
}
else {
const err161 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt",schemaPath:"#/$defs/localText/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
var _valid15 = _errs278 === errors;
if(_valid15 && valid75){
valid75 = false;
passing15 = [passing15, 1];
}
else {
if(_valid15){
valid75 = true;
passing15 = 1;
}
}
if(!valid75){
const err162 = {instancePath:instancePath+"/frontConfig/lineDetectionTxt",schemaPath:"#/$defs/localText/oneOf",keyword:"oneOf",params:{passingSchemas: passing15},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs275;
if(vErrors !== null){
if(_errs275){
vErrors.length = _errs275;
}
else {
vErrors = null;
}
}
}
var valid70 = _errs273 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.personalInfoflag !== undefined){
const _errs285 = errors;
if(typeof data81.personalInfoflag !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/personalInfoflag",schemaPath:"#/properties/frontConfig/properties/personalInfoflag/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs285 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.moreActiveHeader !== undefined){
const _errs287 = errors;
if(typeof data81.moreActiveHeader !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/moreActiveHeader",schemaPath:"#/properties/frontConfig/properties/moreActiveHeader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs287 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.noShowTiKuanBaoBiao !== undefined){
const _errs289 = errors;
if(typeof data81.noShowTiKuanBaoBiao !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/noShowTiKuanBaoBiao",schemaPath:"#/properties/frontConfig/properties/noShowTiKuanBaoBiao/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs289 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.noShowChongzhiBaoBiao !== undefined){
const _errs291 = errors;
if(typeof data81.noShowChongzhiBaoBiao !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/noShowChongzhiBaoBiao",schemaPath:"#/properties/frontConfig/properties/noShowChongzhiBaoBiao/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs291 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.bonusPercent !== undefined){
let data93 = data81.bonusPercent;
const _errs293 = errors;
if(errors === _errs293){
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 100 || isNaN(data93)){
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusPercent",schemaPath:"#/properties/frontConfig/properties/bonusPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data93 < 0 || isNaN(data93)){
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
var valid70 = _errs293 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.bonusAmount !== undefined){
let data94 = data81.bonusAmount;
const _errs295 = errors;
if(errors === _errs295){
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 1000000 || isNaN(data94)){
validate20.errors = [{instancePath:instancePath+"/frontConfig/bonusAmount",schemaPath:"#/properties/frontConfig/properties/bonusAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data94 < 0 || isNaN(data94)){
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
var valid70 = _errs295 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.showFreeDepositInHoney !== undefined){
const _errs297 = errors;
if(typeof data81.showFreeDepositInHoney !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/showFreeDepositInHoney",schemaPath:"#/properties/frontConfig/properties/showFreeDepositInHoney/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs297 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.isV010 !== undefined){
const _errs299 = errors;
if(typeof data81.isV010 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/isV010",schemaPath:"#/properties/frontConfig/properties/isV010/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs299 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.userCenterNoShowHope !== undefined){
const _errs301 = errors;
if(typeof data81.userCenterNoShowHope !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/userCenterNoShowHope",schemaPath:"#/properties/frontConfig/properties/userCenterNoShowHope/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs301 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data81.needHideMaximumNetAmount !== undefined){
const _errs303 = errors;
if(typeof data81.needHideMaximumNetAmount !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/frontConfig/needHideMaximumNetAmount",schemaPath:"#/properties/frontConfig/properties/needHideMaximumNetAmount/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid70 = _errs303 === errors;
}
else {
var valid70 = true;
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
var valid0 = _errs256 === errors;
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

