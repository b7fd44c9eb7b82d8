// Generated from schemas/call by "npm run gen". Do not edit.
// Compiled by ajv: validators of the response of each call, named <group>_<call>.
// @ts-nocheck
"use strict";
export const account_addTypeInfo = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["type","typeName","coolingSeconds","fields","success","msg"],"properties":{"type":{"type":"string"},"typeName":{"type":"string"},"coolingSeconds":{"type":"integer","description":"A new card can be paid to after so long."},"fields":{"type":"array","items":{"$ref":"../../entity/card-field.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/addTypeInfo.json"};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"CardField","description":"One field of the form for a new card, in the order to be shown, worded in the language of the request.","type":"object","additionalProperties":false,"required":["key","label","placeholder","wrong","pattern","required","keyboard","choices"],"properties":{"key":{"type":"string","enum":["realName","bankName","branch","cardNo"],"description":"A field of account/bankAddSave."},"label":{"type":"string"},"placeholder":{"type":"string"},"wrong":{"type":"string","description":"What is said where the pattern is not kept."},"pattern":{"type":"string","description":"Regular expression for the whole value; empty for any."},"required":{"type":"boolean"},"keyboard":{"enum":["text","digits","email"]},"choices":{"type":"array","description":"What there is to choose from; empty for free text.","items":{"type":"string"}}},"$id":"house:/entity/card-field.json"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/addTypeInfo.json" */;
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
if(data.typeName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.coolingSeconds === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coolingSeconds"},message:"must have required property '"+"coolingSeconds"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
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
if(!((((((((key0 === "type") || (key0 === "typeName")) || (key0 === "coolingSeconds")) || (key0 === "fields")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.typeName !== undefined){
if(typeof data.typeName !== "string"){
const err8 = {instancePath:instancePath+"/typeName",schemaPath:"#/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.coolingSeconds !== undefined){
let data2 = data.coolingSeconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/coolingSeconds",schemaPath:"#/properties/coolingSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.key === undefined){
const err10 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.label === undefined){
const err11 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.placeholder === undefined){
const err12 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.wrong === undefined){
const err13 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "wrong"},message:"must have required property '"+"wrong"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.pattern === undefined){
const err14 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.required === undefined){
const err15 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.keyboard === undefined){
const err16 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "keyboard"},message:"must have required property '"+"keyboard"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.choices === undefined){
const err17 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/required",keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data4){
if(!((((((((key1 === "key") || (key1 === "label")) || (key1 === "placeholder")) || (key1 === "wrong")) || (key1 === "pattern")) || (key1 === "required")) || (key1 === "keyboard")) || (key1 === "choices"))){
const err18 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.key !== undefined){
let data5 = data4.key;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/fields/" + i0+"/key",schemaPath:"../../entity/card-field.json/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data5 === "realName") || (data5 === "bankName")) || (data5 === "branch")) || (data5 === "cardNo"))){
const err20 = {instancePath:instancePath+"/fields/" + i0+"/key",schemaPath:"../../entity/card-field.json/properties/key/enum",keyword:"enum",params:{allowedValues: schema32.properties.key.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.label !== undefined){
if(typeof data4.label !== "string"){
const err21 = {instancePath:instancePath+"/fields/" + i0+"/label",schemaPath:"../../entity/card-field.json/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.placeholder !== undefined){
if(typeof data4.placeholder !== "string"){
const err22 = {instancePath:instancePath+"/fields/" + i0+"/placeholder",schemaPath:"../../entity/card-field.json/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.wrong !== undefined){
if(typeof data4.wrong !== "string"){
const err23 = {instancePath:instancePath+"/fields/" + i0+"/wrong",schemaPath:"../../entity/card-field.json/properties/wrong/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.pattern !== undefined){
if(typeof data4.pattern !== "string"){
const err24 = {instancePath:instancePath+"/fields/" + i0+"/pattern",schemaPath:"../../entity/card-field.json/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.required !== undefined){
if(typeof data4.required !== "boolean"){
const err25 = {instancePath:instancePath+"/fields/" + i0+"/required",schemaPath:"../../entity/card-field.json/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.keyboard !== undefined){
let data11 = data4.keyboard;
if(!(((data11 === "text") || (data11 === "digits")) || (data11 === "email"))){
const err26 = {instancePath:instancePath+"/fields/" + i0+"/keyboard",schemaPath:"../../entity/card-field.json/properties/keyboard/enum",keyword:"enum",params:{allowedValues: schema32.properties.keyboard.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.choices !== undefined){
let data12 = data4.choices;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
const err27 = {instancePath:instancePath+"/fields/" + i0+"/choices/" + i1,schemaPath:"../../entity/card-field.json/properties/choices/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/fields/" + i0+"/choices",schemaPath:"../../entity/card-field.json/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err29 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"../../entity/card-field.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err31 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err32 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err33 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data17 = data.fieldErrors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
if(typeof data17[key2] !== "string"){
const err34 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_bankAddSave = validate21;
const schema33 = {"type":"object","additionalProperties":false,"required":["card","success","msg"],"properties":{"card":{"$ref":"../../entity/withdrawal-card.json"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/bankAddSave.json"};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"WithdrawalCard","description":"A card of the member's own, as it is shown: its number masked, four characters at either end.","type":"object","additionalProperties":false,"required":["cardId","type","typeName","bankName","cardNo","realName","isPrimary","isEnabled","usableFrom"],"properties":{"cardId":{"type":"integer"},"type":{"type":"string","description":"Code of the card type, such as bank."},"typeName":{"type":"string"},"bankName":{"type":"string","description":"Empty where the type has no banks."},"cardNo":{"type":"string","description":"Masked."},"realName":{"type":"string","description":"Masked."},"isPrimary":{"type":"boolean","description":"Chosen first."},"isEnabled":{"type":"boolean","description":"False where the station has switched the card or its type off."},"usableFrom":{"type":"string","description":"While a new card cools: YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty afterwards."}},"$id":"house:/entity/withdrawal-card.json"};
const func1 = Object.prototype.hasOwnProperty;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/bankAddSave.json" */;
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
if(data.card === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "card"},message:"must have required property '"+"card"+"'"};
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
if(!(((((key0 === "card") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.card !== undefined){
let data0 = data.card;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.cardId === undefined){
const err4 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.type === undefined){
const err5 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.typeName === undefined){
const err6 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.bankName === undefined){
const err7 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.cardNo === undefined){
const err8 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.realName === undefined){
const err9 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "realName"},message:"must have required property '"+"realName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.isPrimary === undefined){
const err10 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isPrimary"},message:"must have required property '"+"isPrimary"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.isEnabled === undefined){
const err11 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isEnabled"},message:"must have required property '"+"isEnabled"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.usableFrom === undefined){
const err12 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "usableFrom"},message:"must have required property '"+"usableFrom"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema34.properties, key1))){
const err13 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.cardId !== undefined){
let data1 = data0.cardId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err14 = {instancePath:instancePath+"/card/cardId",schemaPath:"../../entity/withdrawal-card.json/properties/cardId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.type !== undefined){
if(typeof data0.type !== "string"){
const err15 = {instancePath:instancePath+"/card/type",schemaPath:"../../entity/withdrawal-card.json/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.typeName !== undefined){
if(typeof data0.typeName !== "string"){
const err16 = {instancePath:instancePath+"/card/typeName",schemaPath:"../../entity/withdrawal-card.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.bankName !== undefined){
if(typeof data0.bankName !== "string"){
const err17 = {instancePath:instancePath+"/card/bankName",schemaPath:"../../entity/withdrawal-card.json/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.cardNo !== undefined){
if(typeof data0.cardNo !== "string"){
const err18 = {instancePath:instancePath+"/card/cardNo",schemaPath:"../../entity/withdrawal-card.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.realName !== undefined){
if(typeof data0.realName !== "string"){
const err19 = {instancePath:instancePath+"/card/realName",schemaPath:"../../entity/withdrawal-card.json/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.isPrimary !== undefined){
if(typeof data0.isPrimary !== "boolean"){
const err20 = {instancePath:instancePath+"/card/isPrimary",schemaPath:"../../entity/withdrawal-card.json/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.isEnabled !== undefined){
if(typeof data0.isEnabled !== "boolean"){
const err21 = {instancePath:instancePath+"/card/isEnabled",schemaPath:"../../entity/withdrawal-card.json/properties/isEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.usableFrom !== undefined){
if(typeof data0.usableFrom !== "string"){
const err22 = {instancePath:instancePath+"/card/usableFrom",schemaPath:"../../entity/withdrawal-card.json/properties/usableFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/card",schemaPath:"../../entity/withdrawal-card.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
let data13 = data.fieldErrors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(typeof data13[key2] !== "string"){
const err27 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_getCanAddBankType = validate22;
const schema35 = {"type":"object","additionalProperties":false,"required":["realName","isPasswordSet","types","success","msg"],"properties":{"realName":{"type":"string","description":"Masked; empty where the first card will fix it."},"isPasswordSet":{"type":"boolean","description":"A withdrawal password is set: a card is added with it."},"types":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","typeName","cards","cardsMost","canAdd"],"properties":{"type":{"type":"string","description":"Code."},"typeName":{"type":"string"},"cards":{"type":"integer","description":"Cards there are."},"cardsMost":{"type":"integer","description":"Cards there may be."},"canAdd":{"type":"boolean"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/getCanAddBankType.json"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/getCanAddBankType.json" */;
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
if(data.isPasswordSet === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPasswordSet"},message:"must have required property '"+"isPasswordSet"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.types === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
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
if(!(((((((key0 === "realName") || (key0 === "isPasswordSet")) || (key0 === "types")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.realName !== undefined){
if(typeof data.realName !== "string"){
const err6 = {instancePath:instancePath+"/realName",schemaPath:"#/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isPasswordSet !== undefined){
if(typeof data.isPasswordSet !== "boolean"){
const err7 = {instancePath:instancePath+"/isPasswordSet",schemaPath:"#/properties/isPasswordSet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.types !== undefined){
let data2 = data.types;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err8 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.typeName === undefined){
const err9 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.cards === undefined){
const err10 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.cardsMost === undefined){
const err11 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "cardsMost"},message:"must have required property '"+"cardsMost"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.canAdd === undefined){
const err12 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty: "canAdd"},message:"must have required property '"+"canAdd"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "type") || (key1 === "typeName")) || (key1 === "cards")) || (key1 === "cardsMost")) || (key1 === "canAdd"))){
const err13 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.type !== undefined){
if(typeof data3.type !== "string"){
const err14 = {instancePath:instancePath+"/types/" + i0+"/type",schemaPath:"#/properties/types/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.typeName !== undefined){
if(typeof data3.typeName !== "string"){
const err15 = {instancePath:instancePath+"/types/" + i0+"/typeName",schemaPath:"#/properties/types/items/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.cards !== undefined){
let data6 = data3.cards;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/types/" + i0+"/cards",schemaPath:"#/properties/types/items/properties/cards/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.cardsMost !== undefined){
let data7 = data3.cardsMost;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/types/" + i0+"/cardsMost",schemaPath:"#/properties/types/items/properties/cardsMost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.canAdd !== undefined){
if(typeof data3.canAdd !== "boolean"){
const err18 = {instancePath:instancePath+"/types/" + i0+"/canAdd",schemaPath:"#/properties/types/items/properties/canAdd/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/types/" + i0,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err21 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err22 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err23 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data12 = data.fieldErrors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(typeof data12[key2] !== "string"){
const err24 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_getCardList = validate23;
const schema36 = {"type":"object","additionalProperties":false,"required":["cards","success","msg"],"properties":{"cards":{"type":"array","items":{"$ref":"../../entity/withdrawal-card.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/getCardList.json"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/getCardList.json" */;
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
if(data.cards === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
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
if(!(((((key0 === "cards") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.cards !== undefined){
let data0 = data.cards;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.cardId === undefined){
const err4 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.type === undefined){
const err5 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.typeName === undefined){
const err6 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.bankName === undefined){
const err7 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.cardNo === undefined){
const err8 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.realName === undefined){
const err9 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "realName"},message:"must have required property '"+"realName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.isPrimary === undefined){
const err10 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isPrimary"},message:"must have required property '"+"isPrimary"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.isEnabled === undefined){
const err11 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isEnabled"},message:"must have required property '"+"isEnabled"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.usableFrom === undefined){
const err12 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "usableFrom"},message:"must have required property '"+"usableFrom"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema34.properties, key1))){
const err13 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.cardId !== undefined){
let data2 = data1.cardId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/cards/" + i0+"/cardId",schemaPath:"../../entity/withdrawal-card.json/properties/cardId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
const err15 = {instancePath:instancePath+"/cards/" + i0+"/type",schemaPath:"../../entity/withdrawal-card.json/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.typeName !== undefined){
if(typeof data1.typeName !== "string"){
const err16 = {instancePath:instancePath+"/cards/" + i0+"/typeName",schemaPath:"../../entity/withdrawal-card.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.bankName !== undefined){
if(typeof data1.bankName !== "string"){
const err17 = {instancePath:instancePath+"/cards/" + i0+"/bankName",schemaPath:"../../entity/withdrawal-card.json/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.cardNo !== undefined){
if(typeof data1.cardNo !== "string"){
const err18 = {instancePath:instancePath+"/cards/" + i0+"/cardNo",schemaPath:"../../entity/withdrawal-card.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.realName !== undefined){
if(typeof data1.realName !== "string"){
const err19 = {instancePath:instancePath+"/cards/" + i0+"/realName",schemaPath:"../../entity/withdrawal-card.json/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.isPrimary !== undefined){
if(typeof data1.isPrimary !== "boolean"){
const err20 = {instancePath:instancePath+"/cards/" + i0+"/isPrimary",schemaPath:"../../entity/withdrawal-card.json/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.isEnabled !== undefined){
if(typeof data1.isEnabled !== "boolean"){
const err21 = {instancePath:instancePath+"/cards/" + i0+"/isEnabled",schemaPath:"../../entity/withdrawal-card.json/properties/isEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.usableFrom !== undefined){
if(typeof data1.usableFrom !== "string"){
const err22 = {instancePath:instancePath+"/cards/" + i0+"/usableFrom",schemaPath:"../../entity/withdrawal-card.json/properties/usableFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err25 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err26 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err27 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data14 = data.fieldErrors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(typeof data14[key2] !== "string"){
const err28 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_getWithdrawalPsd = validate24;
const schema38 = {"type":"object","additionalProperties":false,"required":["isSet","lockedUntil","success","msg"],"properties":{"isSet":{"type":"boolean"},"lockedUntil":{"type":"string","description":"YYYY-MM-DD HH:mm:ss after too many errors; empty otherwise."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/getWithdrawalPsd.json"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/getWithdrawalPsd.json" */;
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_modifyUserPwd = validate25;
const schema39 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/account/modifyUserPwd.json"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/modifyUserPwd.json" */;
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
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_repwd = validate26;
const schema40 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/account/repwd.json"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/repwd.json" */;
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_setNickName = validate27;
const schema41 = {"type":"object","additionalProperties":false,"required":["nickName","success","msg"],"properties":{"nickName":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/setNickName.json"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/setNickName.json" */;
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_updateCardSort = validate28;
const schema42 = {"type":"object","additionalProperties":false,"required":["cards","success","msg"],"properties":{"cards":{"type":"array","items":{"$ref":"../../entity/withdrawal-card.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/updateCardSort.json"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/updateCardSort.json" */;
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
if(data.cards === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
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
if(!(((((key0 === "cards") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.cards !== undefined){
let data0 = data.cards;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.cardId === undefined){
const err4 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.type === undefined){
const err5 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.typeName === undefined){
const err6 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.bankName === undefined){
const err7 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.cardNo === undefined){
const err8 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.realName === undefined){
const err9 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "realName"},message:"must have required property '"+"realName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.isPrimary === undefined){
const err10 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isPrimary"},message:"must have required property '"+"isPrimary"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.isEnabled === undefined){
const err11 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isEnabled"},message:"must have required property '"+"isEnabled"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.usableFrom === undefined){
const err12 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "usableFrom"},message:"must have required property '"+"usableFrom"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema34.properties, key1))){
const err13 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.cardId !== undefined){
let data2 = data1.cardId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/cards/" + i0+"/cardId",schemaPath:"../../entity/withdrawal-card.json/properties/cardId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
const err15 = {instancePath:instancePath+"/cards/" + i0+"/type",schemaPath:"../../entity/withdrawal-card.json/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.typeName !== undefined){
if(typeof data1.typeName !== "string"){
const err16 = {instancePath:instancePath+"/cards/" + i0+"/typeName",schemaPath:"../../entity/withdrawal-card.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.bankName !== undefined){
if(typeof data1.bankName !== "string"){
const err17 = {instancePath:instancePath+"/cards/" + i0+"/bankName",schemaPath:"../../entity/withdrawal-card.json/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.cardNo !== undefined){
if(typeof data1.cardNo !== "string"){
const err18 = {instancePath:instancePath+"/cards/" + i0+"/cardNo",schemaPath:"../../entity/withdrawal-card.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.realName !== undefined){
if(typeof data1.realName !== "string"){
const err19 = {instancePath:instancePath+"/cards/" + i0+"/realName",schemaPath:"../../entity/withdrawal-card.json/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.isPrimary !== undefined){
if(typeof data1.isPrimary !== "boolean"){
const err20 = {instancePath:instancePath+"/cards/" + i0+"/isPrimary",schemaPath:"../../entity/withdrawal-card.json/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.isEnabled !== undefined){
if(typeof data1.isEnabled !== "boolean"){
const err21 = {instancePath:instancePath+"/cards/" + i0+"/isEnabled",schemaPath:"../../entity/withdrawal-card.json/properties/isEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.usableFrom !== undefined){
if(typeof data1.usableFrom !== "string"){
const err22 = {instancePath:instancePath+"/cards/" + i0+"/usableFrom",schemaPath:"../../entity/withdrawal-card.json/properties/usableFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"../../entity/withdrawal-card.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err25 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err26 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err27 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data14 = data.fieldErrors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(typeof data14[key2] !== "string"){
const err28 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_updateRealName = validate29;
const schema44 = {"type":"object","additionalProperties":false,"required":["realName","success","msg"],"properties":{"realName":{"type":"string","description":"Masked."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/updateRealName.json"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/updateRealName.json" */;
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
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const account_userInfo = validate30;
const schema45 = {"type":"object","additionalProperties":false,"required":["account","role","nickName","realName","phone","email","qq","weChat","money","frozen","hasWithdrawalPassword","hasQuestion","createTime","lastLoginTime","lastLoginAddress","endTime","success","msg"],"properties":{"account":{"type":"string"},"role":{"type":"string","enum":["trial","member","agent"]},"nickName":{"type":"string"},"realName":{"type":"string","description":"Masked; empty where not set."},"phone":{"type":"string","description":"Masked; empty where not set."},"email":{"type":"string","description":"Masked; empty where not set."},"qq":{"type":"string","description":"Masked; empty where not set."},"weChat":{"type":"string","description":"Masked; empty where not set."},"money":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Balance a player may use. Yuan, up to four decimals."},"frozen":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Held for withdrawals under way. Yuan, up to four decimals."},"hasWithdrawalPassword":{"type":"boolean"},"hasQuestion":{"type":"boolean"},"createTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Opened. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"lastLoginTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"The log-in before this one; of this one where it is the first. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"lastLoginAddress":{"type":"string","description":"Network address of that log-in, partly masked."},"endTime":{"type":"string","description":"When a trial account ends (YYYY-MM-DD HH:mm:ss); empty for others."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/account/userInfo.json"};
const pattern4 = new RegExp("^-?[0-9]+(\\.[0-9]{1,4})?$", "u");
const pattern6 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/account/userInfo.json" */;
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
if(!(func1.call(schema45.properties, key0))){
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
const err21 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema45.properties.role.enum},message:"must be equal to one of the allowed values"};
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
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_checkAnswer = validate31;
const schema46 = {"type":"object","additionalProperties":false,"required":["login","success","msg"],"properties":{"login":{"type":"boolean"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/checkAnswer.json"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/checkAnswer.json" */;
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_checkYzm = validate32;
const schema47 = {"type":"object","additionalProperties":false,"required":["valid","success","msg"],"properties":{"valid":{"type":"boolean"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/checkYzm.json"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/checkYzm.json" */;
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_getQuestionByMember = validate33;
const schema48 = {"type":"object","additionalProperties":false,"required":["question","success","msg"],"properties":{"question":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/getQuestionByMember.json"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/getQuestionByMember.json" */;
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_getQuestionList = validate34;
const schema49 = {"type":"object","additionalProperties":false,"required":["questionList","success","msg"],"properties":{"questionList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","question"],"properties":{"id":{"type":"integer","minimum":1},"question":{"type":"string"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/getQuestionList.json"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/getQuestionList.json" */;
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
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_getRecaptchaInfo = validate35;
const schema50 = {"type":"object","additionalProperties":false,"required":["type","captchaId","image","success","msg"],"properties":{"type":{"type":"string","enum":["none","image","robot"]},"captchaId":{"type":"string","description":"Empty unless image."},"image":{"type":"string","description":"data: address of a PNG; empty unless image."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/getRecaptchaInfo.json"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/getRecaptchaInfo.json" */;
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.enum},message:"must be equal to one of the allowed values"};
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_googleRobotCallback = validate36;
const schema51 = {"type":"object","additionalProperties":false,"required":["robotToken","success","msg"],"properties":{"robotToken":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/googleRobotCallback.json"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/googleRobotCallback.json" */;
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_googleRobotConfig = validate37;
const schema52 = {"type":"object","additionalProperties":false,"required":["enabled","challenge","difficulty","success","msg"],"properties":{"enabled":{"type":"boolean"},"challenge":{"type":"string"},"difficulty":{"type":"integer","description":"Leading zero bits wanted of SHA-256(challenge + solution).","minimum":0,"maximum":24},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/googleRobotConfig.json"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/googleRobotConfig.json" */;
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_login = validate38;
const schema53 = {"type":"object","additionalProperties":false,"required":["login","questionTicket","needCaptcha","success","msg"],"properties":{"login":{"type":"boolean"},"questionTicket":{"type":"string","description":"Empty once logged in."},"needCaptcha":{"type":"boolean","description":"The next try needs the proof of getRecaptchaInfo."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/login.json"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/login.json" */;
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_logout = validate39;
const schema54 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/auth/logout.json"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/logout.json" */;
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_normalTrialPlay = validate40;
const schema55 = {"type":"object","additionalProperties":false,"required":["login","account","money","endTime","success","msg"],"properties":{"login":{"type":"boolean"},"account":{"type":"string"},"money":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Play money to begin with. Yuan, up to four decimals."},"endTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"When the trial account ends. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/normalTrialPlay.json"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/normalTrialPlay.json" */;
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_register = validate41;
const schema56 = {"type":"object","additionalProperties":false,"required":["login","account","success","msg"],"properties":{"login":{"type":"boolean"},"account":{"type":"string"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/register.json"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/register.json" */;
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_setQuestionAndAnswer = validate42;
const schema57 = {"type":"object","additionalProperties":false,"properties":{"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"required":["success","msg"],"$id":"house:/call/auth/setQuestionAndAnswer.json"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/setQuestionAndAnswer.json" */;
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_smsSend = validate43;
const schema58 = {"type":"object","additionalProperties":false,"required":["waitSeconds","success","msg"],"properties":{"waitSeconds":{"type":"integer","description":"Before the next code may be asked for.","minimum":0},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/smsSend.json"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/smsSend.json" */;
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const auth_srList = validate44;
const schema59 = {"type":"object","additionalProperties":false,"required":["registerFields","success","msg"],"properties":{"registerFields":{"type":"array","items":{"$ref":"../../entity/register-field.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/auth/srList.json"};
const schema60 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"RegisterField","type":"object","additionalProperties":false,"description":"One field of the registration form, in the order to be shown.","required":["key","required"],"properties":{"key":{"type":"string","enum":["account","password","rePassword","realName","phone","smsCode","email","qq","weChat","promoCode","captchaCode"],"description":"A field of auth/register."},"required":{"type":"boolean"}},"$id":"house:/entity/register-field.json"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/auth/srList.json" */;
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
const err8 = {instancePath:instancePath+"/registerFields/" + i0+"/key",schemaPath:"../../entity/register-field.json/properties/key/enum",keyword:"enum",params:{allowedValues: schema60.properties.key.enum},message:"must be equal to one of the allowed values"};
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_cancelPendingOrder = validate45;
const schema61 = {"type":"object","additionalProperties":false,"required":["order","success","msg"],"properties":{"order":{"$ref":"../../entity/deposit-order.json"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/cancelPendingOrder.json"};
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DepositOrder","type":"object","additionalProperties":false,"description":"A member's deposit. Amounts in yuan with four decimals.","required":["orderNo","kind","methodId","methodName","amount","tail","payAmount","paidMoney","giftMoney","couponMoney","status","reason","canCancel","leftSeconds","createTime","finishTime"],"properties":{"orderNo":{"type":"string"},"kind":{"type":"string","enum":["bank","fast","online"],"description":"bank: transfer to an account; fast: a code to scan; online: a provider's page."},"methodId":{"type":"integer","description":"The way chosen."},"methodName":{"type":"string"},"amount":{"type":"string","description":"What is to be paid, tail included.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"tail":{"type":"string","description":"What was added so that the payment can be told from others.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"payAmount":{"type":"string","description":"The same in the foreign currency at the rate of the order; empty for yuan."},"paidMoney":{"type":"string","description":"What has come.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"giftMoney":{"type":"string","description":"Gift of the offer; while it is under way what it will be.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"couponMoney":{"type":"string","description":"Worth of the coupon; while it is under way what it will be.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"status":{"type":"integer","description":"1 under way, 2 done, 3 failed, 4 cancelled, 5 expired, 6 and 7 rolled back.","enum":[1,2,3,4,5,6,7]},"reason":{"type":"string","description":"Why it is where it is, in words; empty for none."},"canCancel":{"type":"boolean","description":"The member may still cancel it."},"leftSeconds":{"type":"integer","description":"Until it expires; 0 once it is over.","minimum":0},"createTime":{"type":"string","description":"Asia/Shanghai."},"finishTime":{"type":"string","description":"Asia/Shanghai; empty while under way."}},"$id":"house:/entity/deposit-order.json"};
const pattern10 = new RegExp("^-?[0-9]+\\.[0-9]{4}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/cancelPendingOrder.json" */;
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
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
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
if(!(((((key0 === "order") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.order !== undefined){
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.orderNo === undefined){
const err4 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.kind === undefined){
const err5 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.methodId === undefined){
const err6 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.methodName === undefined){
const err7 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodName"},message:"must have required property '"+"methodName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.amount === undefined){
const err8 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.tail === undefined){
const err9 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "tail"},message:"must have required property '"+"tail"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.payAmount === undefined){
const err10 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "payAmount"},message:"must have required property '"+"payAmount"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.paidMoney === undefined){
const err11 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "paidMoney"},message:"must have required property '"+"paidMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.giftMoney === undefined){
const err12 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "giftMoney"},message:"must have required property '"+"giftMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.couponMoney === undefined){
const err13 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "couponMoney"},message:"must have required property '"+"couponMoney"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.status === undefined){
const err14 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.reason === undefined){
const err15 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.canCancel === undefined){
const err16 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "canCancel"},message:"must have required property '"+"canCancel"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.leftSeconds === undefined){
const err17 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "leftSeconds"},message:"must have required property '"+"leftSeconds"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.createTime === undefined){
const err18 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.finishTime === undefined){
const err19 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema62.properties, key1))){
const err20 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.orderNo !== undefined){
if(typeof data0.orderNo !== "string"){
const err21 = {instancePath:instancePath+"/order/orderNo",schemaPath:"../../entity/deposit-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
const err22 = {instancePath:instancePath+"/order/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data2 === "bank") || (data2 === "fast")) || (data2 === "online"))){
const err23 = {instancePath:instancePath+"/order/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.methodId !== undefined){
let data3 = data0.methodId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err24 = {instancePath:instancePath+"/order/methodId",schemaPath:"../../entity/deposit-order.json/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.methodName !== undefined){
if(typeof data0.methodName !== "string"){
const err25 = {instancePath:instancePath+"/order/methodName",schemaPath:"../../entity/deposit-order.json/properties/methodName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.amount !== undefined){
let data5 = data0.amount;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err26 = {instancePath:instancePath+"/order/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/order/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.tail !== undefined){
let data6 = data0.tail;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err28 = {instancePath:instancePath+"/order/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/order/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.payAmount !== undefined){
if(typeof data0.payAmount !== "string"){
const err30 = {instancePath:instancePath+"/order/payAmount",schemaPath:"../../entity/deposit-order.json/properties/payAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.paidMoney !== undefined){
let data8 = data0.paidMoney;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err31 = {instancePath:instancePath+"/order/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/order/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.giftMoney !== undefined){
let data9 = data0.giftMoney;
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err33 = {instancePath:instancePath+"/order/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err34 = {instancePath:instancePath+"/order/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.couponMoney !== undefined){
let data10 = data0.couponMoney;
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err35 = {instancePath:instancePath+"/order/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/order/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.status !== undefined){
let data11 = data0.status;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/deposit-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data11 === 1) || (data11 === 2)) || (data11 === 3)) || (data11 === 4)) || (data11 === 5)) || (data11 === 6)) || (data11 === 7))){
const err38 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/deposit-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err39 = {instancePath:instancePath+"/order/reason",schemaPath:"../../entity/deposit-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data0.canCancel !== undefined){
if(typeof data0.canCancel !== "boolean"){
const err40 = {instancePath:instancePath+"/order/canCancel",schemaPath:"../../entity/deposit-order.json/properties/canCancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.leftSeconds !== undefined){
let data14 = data0.leftSeconds;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/order/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/order/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data0.createTime !== undefined){
if(typeof data0.createTime !== "string"){
const err43 = {instancePath:instancePath+"/order/createTime",schemaPath:"../../entity/deposit-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data0.finishTime !== undefined){
if(typeof data0.finishTime !== "string"){
const err44 = {instancePath:instancePath+"/order/finishTime",schemaPath:"../../entity/deposit-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err45 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err46 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err47 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err48 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data20 = data.fieldErrors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(typeof data20[key2] !== "string"){
const err49 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_checkHasUserContact = validate46;
const schema63 = {"type":"object","additionalProperties":false,"required":["hasContact","version","title","content","success","msg"],"properties":{"hasContact":{"type":"boolean","description":"Nothing more is asked: consented to, or there is none."},"version":{"type":"integer","description":"Of the agreement; 0 where there is none.","minimum":0},"title":{"type":"string"},"content":{"type":"array","items":{"type":"string"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/checkHasUserContact.json"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/checkHasUserContact.json" */;
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
if(data.hasContact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasContact"},message:"must have required property '"+"hasContact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
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
if(!((((((((key0 === "hasContact") || (key0 === "version")) || (key0 === "title")) || (key0 === "content")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.hasContact !== undefined){
if(typeof data.hasContact !== "boolean"){
const err7 = {instancePath:instancePath+"/hasContact",schemaPath:"#/properties/hasContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.content !== undefined){
let data3 = data.content;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err11 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
let data8 = data.fieldErrors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(typeof data8[key1] !== "string"){
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_checkoutCounter = validate47;
const schema64 = {"type":"object","additionalProperties":false,"required":["url","success","msg"],"properties":{"url":{"type":"string","description":"Address of the provider's page."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/checkoutCounter.json"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/checkoutCounter.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
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
if(!(((((key0 === "url") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_depositListWap = validate48;
const schema65 = {"type":"object","additionalProperties":false,"required":["payList","success","msg"],"properties":{"payList":{"type":"array","items":{"$ref":"../../entity/deposit-way.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/depositListWap.json"};
const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DepositWay","type":"object","additionalProperties":false,"description":"A way to pay in, as the station offers it to this member. Amounts in yuan with four decimals.","required":["id","kind","name","payType","minMoney","maxMoney","fixedMoney","quickMoney","rate","tips"],"properties":{"id":{"type":"integer","description":"Number of the way."},"kind":{"type":"string","enum":["bank","fast","online"],"description":"bank: transfer to an account; fast: a code to scan; online: a provider's page."},"name":{"type":"string"},"payType":{"type":"string","description":"What is paid with.","enum":["bank","alipay","weixin","unionpay","usdt"]},"minMoney":{"type":"string","description":"Least at once.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"maxMoney":{"type":"string","description":"Most at once.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"fixedMoney":{"type":"array","description":"The only amounts there are; empty where any between least and most will do.","items":{"type":"string","description":"One of the amounts.","pattern":"^-?[0-9]+\\.[0-9]{4}$"}},"quickMoney":{"type":"array","description":"Amounts to offer at a tap.","items":{"type":"string","description":"One of the amounts.","pattern":"^-?[0-9]+\\.[0-9]{4}$"}},"rate":{"type":"string","description":"Yuan for one unit of the foreign currency, four decimals; empty for yuan."},"tips":{"type":"string","description":"One line about it; empty for none."}},"$id":"house:/entity/deposit-way.json"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/depositListWap.json" */;
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
if(data.payList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payList"},message:"must have required property '"+"payList"+"'"};
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
if(!(((((key0 === "payList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.payList !== undefined){
let data0 = data.payList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.kind === undefined){
const err5 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.payType === undefined){
const err7 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "payType"},message:"must have required property '"+"payType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.minMoney === undefined){
const err8 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.maxMoney === undefined){
const err9 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.fixedMoney === undefined){
const err10 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "fixedMoney"},message:"must have required property '"+"fixedMoney"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.quickMoney === undefined){
const err11 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "quickMoney"},message:"must have required property '"+"quickMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.rate === undefined){
const err12 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.tips === undefined){
const err13 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema66.properties, key1))){
const err14 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/payList/" + i0+"/id",schemaPath:"../../entity/deposit-way.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
let data3 = data1.kind;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/payList/" + i0+"/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data3 === "bank") || (data3 === "fast")) || (data3 === "online"))){
const err17 = {instancePath:instancePath+"/payList/" + i0+"/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema66.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err18 = {instancePath:instancePath+"/payList/" + i0+"/name",schemaPath:"../../entity/deposit-way.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.payType !== undefined){
let data5 = data1.payType;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/payList/" + i0+"/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data5 === "bank") || (data5 === "alipay")) || (data5 === "weixin")) || (data5 === "unionpay")) || (data5 === "usdt"))){
const err20 = {instancePath:instancePath+"/payList/" + i0+"/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/enum",keyword:"enum",params:{allowedValues: schema66.properties.payType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.minMoney !== undefined){
let data6 = data1.minMoney;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err21 = {instancePath:instancePath+"/payList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err22 = {instancePath:instancePath+"/payList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.maxMoney !== undefined){
let data7 = data1.maxMoney;
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err23 = {instancePath:instancePath+"/payList/" + i0+"/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err24 = {instancePath:instancePath+"/payList/" + i0+"/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.fixedMoney !== undefined){
let data8 = data1.fixedMoney;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err25 = {instancePath:instancePath+"/payList/" + i0+"/fixedMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err26 = {instancePath:instancePath+"/payList/" + i0+"/fixedMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/payList/" + i0+"/fixedMoney",schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.quickMoney !== undefined){
let data10 = data1.quickMoney;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
const err28 = {instancePath:instancePath+"/payList/" + i0+"/quickMoney/" + i2,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/payList/" + i0+"/quickMoney/" + i2,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/payList/" + i0+"/quickMoney",schemaPath:"../../entity/deposit-way.json/properties/quickMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.rate !== undefined){
if(typeof data1.rate !== "string"){
const err31 = {instancePath:instancePath+"/payList/" + i0+"/rate",schemaPath:"../../entity/deposit-way.json/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.tips !== undefined){
if(typeof data1.tips !== "string"){
const err32 = {instancePath:instancePath+"/payList/" + i0+"/tips",schemaPath:"../../entity/deposit-way.json/properties/tips/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/payList/" + i0,schemaPath:"../../entity/deposit-way.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/payList",schemaPath:"#/properties/payList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err35 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err36 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err37 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data17 = data.fieldErrors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
if(typeof data17[key2] !== "string"){
const err38 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_getBankList = validate49;
const schema67 = {"type":"object","additionalProperties":false,"required":["bankList","success","msg"],"properties":{"bankList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["way","account"],"properties":{"way":{"$ref":"../../entity/deposit-way.json"},"account":{"$ref":"../../entity/deposit-account.json"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/getBankList.json"};
const schema69 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DepositAccount","type":"object","additionalProperties":false,"description":"What is paid to: an account, or what a code holds.","required":["methodId","bankName","branch","receiver","cardNo","qrContent"],"properties":{"methodId":{"type":"integer","description":"The way it belongs to."},"bankName":{"type":"string","description":"Bank, wallet or chain."},"branch":{"type":"string","description":"Empty for none."},"receiver":{"type":"string","description":"Name of the account; empty for none."},"cardNo":{"type":"string","description":"Number or address of the account."},"qrContent":{"type":"string","description":"What the code to scan holds; empty where there is none."}},"$id":"house:/entity/deposit-account.json"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/getBankList.json" */;
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
if(data.bankList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankList"},message:"must have required property '"+"bankList"+"'"};
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
if(!(((((key0 === "bankList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.bankList !== undefined){
let data0 = data.bankList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.way === undefined){
const err4 = {instancePath:instancePath+"/bankList/" + i0,schemaPath:"#/properties/bankList/items/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.account === undefined){
const err5 = {instancePath:instancePath+"/bankList/" + i0,schemaPath:"#/properties/bankList/items/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "way") || (key1 === "account"))){
const err6 = {instancePath:instancePath+"/bankList/" + i0,schemaPath:"#/properties/bankList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.way !== undefined){
let data2 = data1.way;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err7 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.kind === undefined){
const err8 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.name === undefined){
const err9 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.payType === undefined){
const err10 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "payType"},message:"must have required property '"+"payType"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.minMoney === undefined){
const err11 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.maxMoney === undefined){
const err12 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.fixedMoney === undefined){
const err13 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "fixedMoney"},message:"must have required property '"+"fixedMoney"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.quickMoney === undefined){
const err14 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "quickMoney"},message:"must have required property '"+"quickMoney"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.rate === undefined){
const err15 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.tips === undefined){
const err16 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data2){
if(!(func1.call(schema66.properties, key2))){
const err17 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/bankList/" + i0+"/way/id",schemaPath:"../../entity/deposit-way.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.kind !== undefined){
let data4 = data2.kind;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/bankList/" + i0+"/way/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data4 === "bank") || (data4 === "fast")) || (data4 === "online"))){
const err20 = {instancePath:instancePath+"/bankList/" + i0+"/way/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema66.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err21 = {instancePath:instancePath+"/bankList/" + i0+"/way/name",schemaPath:"../../entity/deposit-way.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.payType !== undefined){
let data6 = data2.payType;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/bankList/" + i0+"/way/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((data6 === "bank") || (data6 === "alipay")) || (data6 === "weixin")) || (data6 === "unionpay")) || (data6 === "usdt"))){
const err23 = {instancePath:instancePath+"/bankList/" + i0+"/way/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/enum",keyword:"enum",params:{allowedValues: schema66.properties.payType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.minMoney !== undefined){
let data7 = data2.minMoney;
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err24 = {instancePath:instancePath+"/bankList/" + i0+"/way/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/bankList/" + i0+"/way/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.maxMoney !== undefined){
let data8 = data2.maxMoney;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err26 = {instancePath:instancePath+"/bankList/" + i0+"/way/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/bankList/" + i0+"/way/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.fixedMoney !== undefined){
let data9 = data2.fixedMoney;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err28 = {instancePath:instancePath+"/bankList/" + i0+"/way/fixedMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/bankList/" + i0+"/way/fixedMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/bankList/" + i0+"/way/fixedMoney",schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.quickMoney !== undefined){
let data11 = data2.quickMoney;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
const err31 = {instancePath:instancePath+"/bankList/" + i0+"/way/quickMoney/" + i2,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/bankList/" + i0+"/way/quickMoney/" + i2,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/bankList/" + i0+"/way/quickMoney",schemaPath:"../../entity/deposit-way.json/properties/quickMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.rate !== undefined){
if(typeof data2.rate !== "string"){
const err34 = {instancePath:instancePath+"/bankList/" + i0+"/way/rate",schemaPath:"../../entity/deposit-way.json/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.tips !== undefined){
if(typeof data2.tips !== "string"){
const err35 = {instancePath:instancePath+"/bankList/" + i0+"/way/tips",schemaPath:"../../entity/deposit-way.json/properties/tips/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/bankList/" + i0+"/way",schemaPath:"../../entity/deposit-way.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.account !== undefined){
let data15 = data1.account;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.methodId === undefined){
const err37 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.bankName === undefined){
const err38 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15.branch === undefined){
const err39 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.receiver === undefined){
const err40 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "receiver"},message:"must have required property '"+"receiver"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.cardNo === undefined){
const err41 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.qrContent === undefined){
const err42 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "qrContent"},message:"must have required property '"+"qrContent"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data15){
if(!((((((key3 === "methodId") || (key3 === "bankName")) || (key3 === "branch")) || (key3 === "receiver")) || (key3 === "cardNo")) || (key3 === "qrContent"))){
const err43 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.methodId !== undefined){
let data16 = data15.methodId;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err44 = {instancePath:instancePath+"/bankList/" + i0+"/account/methodId",schemaPath:"../../entity/deposit-account.json/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.bankName !== undefined){
if(typeof data15.bankName !== "string"){
const err45 = {instancePath:instancePath+"/bankList/" + i0+"/account/bankName",schemaPath:"../../entity/deposit-account.json/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data15.branch !== undefined){
if(typeof data15.branch !== "string"){
const err46 = {instancePath:instancePath+"/bankList/" + i0+"/account/branch",schemaPath:"../../entity/deposit-account.json/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.receiver !== undefined){
if(typeof data15.receiver !== "string"){
const err47 = {instancePath:instancePath+"/bankList/" + i0+"/account/receiver",schemaPath:"../../entity/deposit-account.json/properties/receiver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.cardNo !== undefined){
if(typeof data15.cardNo !== "string"){
const err48 = {instancePath:instancePath+"/bankList/" + i0+"/account/cardNo",schemaPath:"../../entity/deposit-account.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.qrContent !== undefined){
if(typeof data15.qrContent !== "string"){
const err49 = {instancePath:instancePath+"/bankList/" + i0+"/account/qrContent",schemaPath:"../../entity/deposit-account.json/properties/qrContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/bankList/" + i0+"/account",schemaPath:"../../entity/deposit-account.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/bankList/" + i0,schemaPath:"#/properties/bankList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/bankList",schemaPath:"#/properties/bankList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err53 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err54 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err55 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data25 = data.fieldErrors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key4 in data25){
if(typeof data25[key4] !== "string"){
const err56 = {instancePath:instancePath+"/fieldErrors/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_getDepositStrategyList = validate50;
const schema70 = {"type":"object","additionalProperties":false,"required":["strategyList","success","msg"],"properties":{"strategyList":{"type":"array","items":{"$ref":"../../entity/deposit-strategy.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/getDepositStrategyList.json"};
const schema71 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DepositStrategy","type":"object","additionalProperties":false,"description":"An offer for deposits. Amounts in yuan with four decimals.","required":["id","name","kinds","giftType","value","minMoney","maxGift","times","giftFactor","depositFactor","endTime","canTake","reason"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"kinds":{"type":"array","description":"Kinds of ways it goes with.","items":{"type":"string","enum":["bank","fast","online"]}},"giftType":{"type":"string","description":"fixed: an amount; percent: of what is paid in.","enum":["fixed","percent"]},"value":{"type":"string","description":"Yuan, or percent, two decimals."},"minMoney":{"type":"string","description":"Least deposit.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"maxGift":{"type":"string","description":"The gift's limit; 0 for none.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"times":{"type":"string","description":"How often a member may take it.","enum":["once","first","daily","always"]},"giftFactor":{"type":"integer","description":"Hundredths: bets asked for per yuan of gift.","minimum":0},"depositFactor":{"type":"integer","description":"Hundredths: bets asked for per yuan paid in.","minimum":0},"endTime":{"type":"string","description":"Asia/Shanghai; empty where it has no end."},"canTake":{"type":"boolean","description":"May be taken now."},"reason":{"type":"string","description":"Why not; empty where it may."}},"$id":"house:/entity/deposit-strategy.json"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/getDepositStrategyList.json" */;
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
if(data.strategyList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "strategyList"},message:"must have required property '"+"strategyList"+"'"};
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
if(!(((((key0 === "strategyList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.strategyList !== undefined){
let data0 = data.strategyList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.kinds === undefined){
const err6 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "kinds"},message:"must have required property '"+"kinds"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.giftType === undefined){
const err7 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "giftType"},message:"must have required property '"+"giftType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.value === undefined){
const err8 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.minMoney === undefined){
const err9 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.maxGift === undefined){
const err10 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "maxGift"},message:"must have required property '"+"maxGift"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.times === undefined){
const err11 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "times"},message:"must have required property '"+"times"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.giftFactor === undefined){
const err12 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "giftFactor"},message:"must have required property '"+"giftFactor"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.depositFactor === undefined){
const err13 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "depositFactor"},message:"must have required property '"+"depositFactor"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.endTime === undefined){
const err14 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "endTime"},message:"must have required property '"+"endTime"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.canTake === undefined){
const err15 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "canTake"},message:"must have required property '"+"canTake"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.reason === undefined){
const err16 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema71.properties, key1))){
const err17 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err18 = {instancePath:instancePath+"/strategyList/" + i0+"/id",schemaPath:"../../entity/deposit-strategy.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err19 = {instancePath:instancePath+"/strategyList/" + i0+"/name",schemaPath:"../../entity/deposit-strategy.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.kinds !== undefined){
let data4 = data1.kinds;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/strategyList/" + i0+"/kinds/" + i1,schemaPath:"../../entity/deposit-strategy.json/properties/kinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data5 === "bank") || (data5 === "fast")) || (data5 === "online"))){
const err21 = {instancePath:instancePath+"/strategyList/" + i0+"/kinds/" + i1,schemaPath:"../../entity/deposit-strategy.json/properties/kinds/items/enum",keyword:"enum",params:{allowedValues: schema71.properties.kinds.items.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath:instancePath+"/strategyList/" + i0+"/kinds",schemaPath:"../../entity/deposit-strategy.json/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.giftType !== undefined){
let data6 = data1.giftType;
if(typeof data6 !== "string"){
const err23 = {instancePath:instancePath+"/strategyList/" + i0+"/giftType",schemaPath:"../../entity/deposit-strategy.json/properties/giftType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data6 === "fixed") || (data6 === "percent"))){
const err24 = {instancePath:instancePath+"/strategyList/" + i0+"/giftType",schemaPath:"../../entity/deposit-strategy.json/properties/giftType/enum",keyword:"enum",params:{allowedValues: schema71.properties.giftType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.value !== undefined){
if(typeof data1.value !== "string"){
const err25 = {instancePath:instancePath+"/strategyList/" + i0+"/value",schemaPath:"../../entity/deposit-strategy.json/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.minMoney !== undefined){
let data8 = data1.minMoney;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err26 = {instancePath:instancePath+"/strategyList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-strategy.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/strategyList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-strategy.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.maxGift !== undefined){
let data9 = data1.maxGift;
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err28 = {instancePath:instancePath+"/strategyList/" + i0+"/maxGift",schemaPath:"../../entity/deposit-strategy.json/properties/maxGift/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/strategyList/" + i0+"/maxGift",schemaPath:"../../entity/deposit-strategy.json/properties/maxGift/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.times !== undefined){
let data10 = data1.times;
if(typeof data10 !== "string"){
const err30 = {instancePath:instancePath+"/strategyList/" + i0+"/times",schemaPath:"../../entity/deposit-strategy.json/properties/times/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data10 === "once") || (data10 === "first")) || (data10 === "daily")) || (data10 === "always"))){
const err31 = {instancePath:instancePath+"/strategyList/" + i0+"/times",schemaPath:"../../entity/deposit-strategy.json/properties/times/enum",keyword:"enum",params:{allowedValues: schema71.properties.times.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.giftFactor !== undefined){
let data11 = data1.giftFactor;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/strategyList/" + i0+"/giftFactor",schemaPath:"../../entity/deposit-strategy.json/properties/giftFactor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/strategyList/" + i0+"/giftFactor",schemaPath:"../../entity/deposit-strategy.json/properties/giftFactor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data1.depositFactor !== undefined){
let data12 = data1.depositFactor;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/strategyList/" + i0+"/depositFactor",schemaPath:"../../entity/deposit-strategy.json/properties/depositFactor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/strategyList/" + i0+"/depositFactor",schemaPath:"../../entity/deposit-strategy.json/properties/depositFactor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data1.endTime !== undefined){
if(typeof data1.endTime !== "string"){
const err36 = {instancePath:instancePath+"/strategyList/" + i0+"/endTime",schemaPath:"../../entity/deposit-strategy.json/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.canTake !== undefined){
if(typeof data1.canTake !== "boolean"){
const err37 = {instancePath:instancePath+"/strategyList/" + i0+"/canTake",schemaPath:"../../entity/deposit-strategy.json/properties/canTake/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err38 = {instancePath:instancePath+"/strategyList/" + i0+"/reason",schemaPath:"../../entity/deposit-strategy.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/strategyList/" + i0,schemaPath:"../../entity/deposit-strategy.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/strategyList",schemaPath:"#/properties/strategyList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err41 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err42 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err43 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data19 = data.fieldErrors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(typeof data19[key2] !== "string"){
const err44 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err45 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_getFastDetailList = validate51;
const schema72 = {"type":"object","additionalProperties":false,"required":["way","detailList","success","msg"],"properties":{"way":{"$ref":"../../entity/deposit-way.json"},"detailList":{"type":"array","items":{"$ref":"../../entity/deposit-account.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/getFastDetailList.json"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/getFastDetailList.json" */;
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
if(data.way === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.detailList === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detailList"},message:"must have required property '"+"detailList"+"'"};
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
if(!((((((key0 === "way") || (key0 === "detailList")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.way !== undefined){
let data0 = data.way;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err5 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.kind === undefined){
const err6 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.name === undefined){
const err7 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.payType === undefined){
const err8 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "payType"},message:"must have required property '"+"payType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.minMoney === undefined){
const err9 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.maxMoney === undefined){
const err10 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.fixedMoney === undefined){
const err11 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "fixedMoney"},message:"must have required property '"+"fixedMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.quickMoney === undefined){
const err12 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "quickMoney"},message:"must have required property '"+"quickMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.rate === undefined){
const err13 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.tips === undefined){
const err14 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema66.properties, key1))){
const err15 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err16 = {instancePath:instancePath+"/way/id",schemaPath:"../../entity/deposit-way.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/way/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data2 === "bank") || (data2 === "fast")) || (data2 === "online"))){
const err18 = {instancePath:instancePath+"/way/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema66.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err19 = {instancePath:instancePath+"/way/name",schemaPath:"../../entity/deposit-way.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.payType !== undefined){
let data4 = data0.payType;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/way/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data4 === "bank") || (data4 === "alipay")) || (data4 === "weixin")) || (data4 === "unionpay")) || (data4 === "usdt"))){
const err21 = {instancePath:instancePath+"/way/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/enum",keyword:"enum",params:{allowedValues: schema66.properties.payType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.minMoney !== undefined){
let data5 = data0.minMoney;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err22 = {instancePath:instancePath+"/way/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/way/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.maxMoney !== undefined){
let data6 = data0.maxMoney;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err24 = {instancePath:instancePath+"/way/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/way/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.fixedMoney !== undefined){
let data7 = data0.fixedMoney;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err26 = {instancePath:instancePath+"/way/fixedMoney/" + i0,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/way/fixedMoney/" + i0,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/way/fixedMoney",schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.quickMoney !== undefined){
let data9 = data0.quickMoney;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err29 = {instancePath:instancePath+"/way/quickMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err30 = {instancePath:instancePath+"/way/quickMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/way/quickMoney",schemaPath:"../../entity/deposit-way.json/properties/quickMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.rate !== undefined){
if(typeof data0.rate !== "string"){
const err32 = {instancePath:instancePath+"/way/rate",schemaPath:"../../entity/deposit-way.json/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.tips !== undefined){
if(typeof data0.tips !== "string"){
const err33 = {instancePath:instancePath+"/way/tips",schemaPath:"../../entity/deposit-way.json/properties/tips/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.detailList !== undefined){
let data13 = data.detailList;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.methodId === undefined){
const err35 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.bankName === undefined){
const err36 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.branch === undefined){
const err37 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.receiver === undefined){
const err38 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "receiver"},message:"must have required property '"+"receiver"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.cardNo === undefined){
const err39 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.qrContent === undefined){
const err40 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/required",keyword:"required",params:{missingProperty: "qrContent"},message:"must have required property '"+"qrContent"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key2 in data14){
if(!((((((key2 === "methodId") || (key2 === "bankName")) || (key2 === "branch")) || (key2 === "receiver")) || (key2 === "cardNo")) || (key2 === "qrContent"))){
const err41 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.methodId !== undefined){
let data15 = data14.methodId;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/detailList/" + i2+"/methodId",schemaPath:"../../entity/deposit-account.json/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.bankName !== undefined){
if(typeof data14.bankName !== "string"){
const err43 = {instancePath:instancePath+"/detailList/" + i2+"/bankName",schemaPath:"../../entity/deposit-account.json/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.branch !== undefined){
if(typeof data14.branch !== "string"){
const err44 = {instancePath:instancePath+"/detailList/" + i2+"/branch",schemaPath:"../../entity/deposit-account.json/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data14.receiver !== undefined){
if(typeof data14.receiver !== "string"){
const err45 = {instancePath:instancePath+"/detailList/" + i2+"/receiver",schemaPath:"../../entity/deposit-account.json/properties/receiver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data14.cardNo !== undefined){
if(typeof data14.cardNo !== "string"){
const err46 = {instancePath:instancePath+"/detailList/" + i2+"/cardNo",schemaPath:"../../entity/deposit-account.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.qrContent !== undefined){
if(typeof data14.qrContent !== "string"){
const err47 = {instancePath:instancePath+"/detailList/" + i2+"/qrContent",schemaPath:"../../entity/deposit-account.json/properties/qrContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/detailList/" + i2,schemaPath:"../../entity/deposit-account.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/detailList",schemaPath:"#/properties/detailList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err50 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err51 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err52 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data24 = data.fieldErrors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 in data24){
if(typeof data24[key3] !== "string"){
const err53 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_getFastList = validate52;
const schema75 = {"type":"object","additionalProperties":false,"required":["fastList","success","msg"],"properties":{"fastList":{"type":"array","items":{"$ref":"../../entity/deposit-way.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/getFastList.json"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/getFastList.json" */;
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
if(data.fastList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fastList"},message:"must have required property '"+"fastList"+"'"};
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
if(!(((((key0 === "fastList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.fastList !== undefined){
let data0 = data.fastList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.kind === undefined){
const err5 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.payType === undefined){
const err7 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "payType"},message:"must have required property '"+"payType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.minMoney === undefined){
const err8 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.maxMoney === undefined){
const err9 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.fixedMoney === undefined){
const err10 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "fixedMoney"},message:"must have required property '"+"fixedMoney"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.quickMoney === undefined){
const err11 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "quickMoney"},message:"must have required property '"+"quickMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.rate === undefined){
const err12 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.tips === undefined){
const err13 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema66.properties, key1))){
const err14 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/fastList/" + i0+"/id",schemaPath:"../../entity/deposit-way.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
let data3 = data1.kind;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/fastList/" + i0+"/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data3 === "bank") || (data3 === "fast")) || (data3 === "online"))){
const err17 = {instancePath:instancePath+"/fastList/" + i0+"/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema66.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err18 = {instancePath:instancePath+"/fastList/" + i0+"/name",schemaPath:"../../entity/deposit-way.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.payType !== undefined){
let data5 = data1.payType;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/fastList/" + i0+"/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data5 === "bank") || (data5 === "alipay")) || (data5 === "weixin")) || (data5 === "unionpay")) || (data5 === "usdt"))){
const err20 = {instancePath:instancePath+"/fastList/" + i0+"/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/enum",keyword:"enum",params:{allowedValues: schema66.properties.payType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.minMoney !== undefined){
let data6 = data1.minMoney;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err21 = {instancePath:instancePath+"/fastList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err22 = {instancePath:instancePath+"/fastList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.maxMoney !== undefined){
let data7 = data1.maxMoney;
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err23 = {instancePath:instancePath+"/fastList/" + i0+"/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err24 = {instancePath:instancePath+"/fastList/" + i0+"/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.fixedMoney !== undefined){
let data8 = data1.fixedMoney;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err25 = {instancePath:instancePath+"/fastList/" + i0+"/fixedMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err26 = {instancePath:instancePath+"/fastList/" + i0+"/fixedMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/fastList/" + i0+"/fixedMoney",schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.quickMoney !== undefined){
let data10 = data1.quickMoney;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
const err28 = {instancePath:instancePath+"/fastList/" + i0+"/quickMoney/" + i2,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/fastList/" + i0+"/quickMoney/" + i2,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/fastList/" + i0+"/quickMoney",schemaPath:"../../entity/deposit-way.json/properties/quickMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.rate !== undefined){
if(typeof data1.rate !== "string"){
const err31 = {instancePath:instancePath+"/fastList/" + i0+"/rate",schemaPath:"../../entity/deposit-way.json/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.tips !== undefined){
if(typeof data1.tips !== "string"){
const err32 = {instancePath:instancePath+"/fastList/" + i0+"/tips",schemaPath:"../../entity/deposit-way.json/properties/tips/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/fastList/" + i0,schemaPath:"../../entity/deposit-way.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/fastList",schemaPath:"#/properties/fastList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err35 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err36 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err37 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data17 = data.fieldErrors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
if(typeof data17[key2] !== "string"){
const err38 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_getPayDesc = validate53;
const schema77 = {"type":"object","additionalProperties":false,"required":["methodId","steps","success","msg"],"properties":{"methodId":{"type":"integer","description":"Number of the way."},"steps":{"type":"array","items":{"type":"string"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/getPayDesc.json"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/getPayDesc.json" */;
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
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
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
if(!((((((key0 === "methodId") || (key0 === "steps")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.methodId !== undefined){
let data0 = data.methodId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/methodId",schemaPath:"#/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err6 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
let data6 = data.fieldErrors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(typeof data6[key1] !== "string"){
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_onlineHotTag = validate54;
const schema78 = {"type":"object","additionalProperties":false,"required":["hotList","success","msg"],"properties":{"hotList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["methodId","tag"],"properties":{"methodId":{"type":"integer","description":"Number of the way."},"tag":{"type":"string"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/onlineHotTag.json"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/onlineHotTag.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hotList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hotList"},message:"must have required property '"+"hotList"+"'"};
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
if(!(((((key0 === "hotList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.hotList !== undefined){
let data0 = data.hotList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.methodId === undefined){
const err4 = {instancePath:instancePath+"/hotList/" + i0,schemaPath:"#/properties/hotList/items/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.tag === undefined){
const err5 = {instancePath:instancePath+"/hotList/" + i0,schemaPath:"#/properties/hotList/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "methodId") || (key1 === "tag"))){
const err6 = {instancePath:instancePath+"/hotList/" + i0,schemaPath:"#/properties/hotList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.methodId !== undefined){
let data2 = data1.methodId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/hotList/" + i0+"/methodId",schemaPath:"#/properties/hotList/items/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.tag !== undefined){
if(typeof data1.tag !== "string"){
const err8 = {instancePath:instancePath+"/hotList/" + i0+"/tag",schemaPath:"#/properties/hotList/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath:instancePath+"/hotList/" + i0,schemaPath:"#/properties/hotList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err10 = {instancePath:instancePath+"/hotList",schemaPath:"#/properties/hotList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
let data7 = data.fieldErrors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(typeof data7[key2] !== "string"){
const err14 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_onlinePay = validate55;
const schema79 = {"type":"object","additionalProperties":false,"required":["way","success","msg"],"properties":{"way":{"$ref":"../../entity/deposit-way.json"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/onlinePay.json"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/onlinePay.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.way === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'"};
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
if(!(((((key0 === "way") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.way !== undefined){
let data0 = data.way;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err4 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.kind === undefined){
const err5 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.name === undefined){
const err6 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.payType === undefined){
const err7 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "payType"},message:"must have required property '"+"payType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.minMoney === undefined){
const err8 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.maxMoney === undefined){
const err9 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.fixedMoney === undefined){
const err10 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "fixedMoney"},message:"must have required property '"+"fixedMoney"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.quickMoney === undefined){
const err11 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "quickMoney"},message:"must have required property '"+"quickMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.rate === undefined){
const err12 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.tips === undefined){
const err13 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema66.properties, key1))){
const err14 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err15 = {instancePath:instancePath+"/way/id",schemaPath:"../../entity/deposit-way.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/way/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data2 === "bank") || (data2 === "fast")) || (data2 === "online"))){
const err17 = {instancePath:instancePath+"/way/kind",schemaPath:"../../entity/deposit-way.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema66.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err18 = {instancePath:instancePath+"/way/name",schemaPath:"../../entity/deposit-way.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.payType !== undefined){
let data4 = data0.payType;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/way/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((data4 === "bank") || (data4 === "alipay")) || (data4 === "weixin")) || (data4 === "unionpay")) || (data4 === "usdt"))){
const err20 = {instancePath:instancePath+"/way/payType",schemaPath:"../../entity/deposit-way.json/properties/payType/enum",keyword:"enum",params:{allowedValues: schema66.properties.payType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.minMoney !== undefined){
let data5 = data0.minMoney;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err21 = {instancePath:instancePath+"/way/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err22 = {instancePath:instancePath+"/way/minMoney",schemaPath:"../../entity/deposit-way.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.maxMoney !== undefined){
let data6 = data0.maxMoney;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err23 = {instancePath:instancePath+"/way/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err24 = {instancePath:instancePath+"/way/maxMoney",schemaPath:"../../entity/deposit-way.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.fixedMoney !== undefined){
let data7 = data0.fixedMoney;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err25 = {instancePath:instancePath+"/way/fixedMoney/" + i0,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err26 = {instancePath:instancePath+"/way/fixedMoney/" + i0,schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/way/fixedMoney",schemaPath:"../../entity/deposit-way.json/properties/fixedMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.quickMoney !== undefined){
let data9 = data0.quickMoney;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err28 = {instancePath:instancePath+"/way/quickMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/way/quickMoney/" + i1,schemaPath:"../../entity/deposit-way.json/properties/quickMoney/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/way/quickMoney",schemaPath:"../../entity/deposit-way.json/properties/quickMoney/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.rate !== undefined){
if(typeof data0.rate !== "string"){
const err31 = {instancePath:instancePath+"/way/rate",schemaPath:"../../entity/deposit-way.json/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.tips !== undefined){
if(typeof data0.tips !== "string"){
const err32 = {instancePath:instancePath+"/way/tips",schemaPath:"../../entity/deposit-way.json/properties/tips/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath:instancePath+"/way",schemaPath:"../../entity/deposit-way.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err34 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err35 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err36 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data16 = data.fieldErrors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key2 in data16){
if(typeof data16[key2] !== "string"){
const err37 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_onlinePayPay = validate56;
const schema81 = {"type":"object","additionalProperties":false,"required":["order","url","success","msg"],"properties":{"order":{"$ref":"../../entity/deposit-order.json"},"url":{"type":"string","description":"Address of the provider's page; empty where it is not known yet."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/onlinePayPay.json"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/onlinePayPay.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
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
if(!((((((key0 === "order") || (key0 === "url")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.order !== undefined){
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.orderNo === undefined){
const err5 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.kind === undefined){
const err6 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.methodId === undefined){
const err7 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.methodName === undefined){
const err8 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodName"},message:"must have required property '"+"methodName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.amount === undefined){
const err9 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.tail === undefined){
const err10 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "tail"},message:"must have required property '"+"tail"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.payAmount === undefined){
const err11 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "payAmount"},message:"must have required property '"+"payAmount"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.paidMoney === undefined){
const err12 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "paidMoney"},message:"must have required property '"+"paidMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.giftMoney === undefined){
const err13 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "giftMoney"},message:"must have required property '"+"giftMoney"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.couponMoney === undefined){
const err14 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "couponMoney"},message:"must have required property '"+"couponMoney"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.status === undefined){
const err15 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.reason === undefined){
const err16 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.canCancel === undefined){
const err17 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "canCancel"},message:"must have required property '"+"canCancel"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.leftSeconds === undefined){
const err18 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "leftSeconds"},message:"must have required property '"+"leftSeconds"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.createTime === undefined){
const err19 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data0.finishTime === undefined){
const err20 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema62.properties, key1))){
const err21 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.orderNo !== undefined){
if(typeof data0.orderNo !== "string"){
const err22 = {instancePath:instancePath+"/order/orderNo",schemaPath:"../../entity/deposit-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
const err23 = {instancePath:instancePath+"/order/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data2 === "bank") || (data2 === "fast")) || (data2 === "online"))){
const err24 = {instancePath:instancePath+"/order/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.methodId !== undefined){
let data3 = data0.methodId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err25 = {instancePath:instancePath+"/order/methodId",schemaPath:"../../entity/deposit-order.json/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.methodName !== undefined){
if(typeof data0.methodName !== "string"){
const err26 = {instancePath:instancePath+"/order/methodName",schemaPath:"../../entity/deposit-order.json/properties/methodName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.amount !== undefined){
let data5 = data0.amount;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err27 = {instancePath:instancePath+"/order/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err28 = {instancePath:instancePath+"/order/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.tail !== undefined){
let data6 = data0.tail;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err29 = {instancePath:instancePath+"/order/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err30 = {instancePath:instancePath+"/order/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.payAmount !== undefined){
if(typeof data0.payAmount !== "string"){
const err31 = {instancePath:instancePath+"/order/payAmount",schemaPath:"../../entity/deposit-order.json/properties/payAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.paidMoney !== undefined){
let data8 = data0.paidMoney;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err32 = {instancePath:instancePath+"/order/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/order/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.giftMoney !== undefined){
let data9 = data0.giftMoney;
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err34 = {instancePath:instancePath+"/order/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err35 = {instancePath:instancePath+"/order/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data0.couponMoney !== undefined){
let data10 = data0.couponMoney;
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err36 = {instancePath:instancePath+"/order/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err37 = {instancePath:instancePath+"/order/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data0.status !== undefined){
let data11 = data0.status;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err38 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/deposit-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((((((data11 === 1) || (data11 === 2)) || (data11 === 3)) || (data11 === 4)) || (data11 === 5)) || (data11 === 6)) || (data11 === 7))){
const err39 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/deposit-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err40 = {instancePath:instancePath+"/order/reason",schemaPath:"../../entity/deposit-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.canCancel !== undefined){
if(typeof data0.canCancel !== "boolean"){
const err41 = {instancePath:instancePath+"/order/canCancel",schemaPath:"../../entity/deposit-order.json/properties/canCancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data0.leftSeconds !== undefined){
let data14 = data0.leftSeconds;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err42 = {instancePath:instancePath+"/order/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/order/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data0.createTime !== undefined){
if(typeof data0.createTime !== "string"){
const err44 = {instancePath:instancePath+"/order/createTime",schemaPath:"../../entity/deposit-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data0.finishTime !== undefined){
if(typeof data0.finishTime !== "string"){
const err45 = {instancePath:instancePath+"/order/finishTime",schemaPath:"../../entity/deposit-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err47 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err48 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err49 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err50 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data21 = data.fieldErrors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(typeof data21[key2] !== "string"){
const err51 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_pendingOrderList = validate57;
const schema83 = {"type":"object","additionalProperties":false,"required":["orderList","success","msg"],"properties":{"orderList":{"type":"array","items":{"$ref":"../../entity/deposit-order.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/pendingOrderList.json"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/pendingOrderList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
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
if(!(((((key0 === "orderList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderNo === undefined){
const err4 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.kind === undefined){
const err5 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.methodId === undefined){
const err6 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.methodName === undefined){
const err7 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodName"},message:"must have required property '"+"methodName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.amount === undefined){
const err8 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.tail === undefined){
const err9 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "tail"},message:"must have required property '"+"tail"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.payAmount === undefined){
const err10 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "payAmount"},message:"must have required property '"+"payAmount"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.paidMoney === undefined){
const err11 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "paidMoney"},message:"must have required property '"+"paidMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.giftMoney === undefined){
const err12 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "giftMoney"},message:"must have required property '"+"giftMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.couponMoney === undefined){
const err13 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "couponMoney"},message:"must have required property '"+"couponMoney"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.status === undefined){
const err14 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.reason === undefined){
const err15 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.canCancel === undefined){
const err16 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "canCancel"},message:"must have required property '"+"canCancel"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.leftSeconds === undefined){
const err17 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "leftSeconds"},message:"must have required property '"+"leftSeconds"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.createTime === undefined){
const err18 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.finishTime === undefined){
const err19 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema62.properties, key1))){
const err20 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.orderNo !== undefined){
if(typeof data1.orderNo !== "string"){
const err21 = {instancePath:instancePath+"/orderList/" + i0+"/orderNo",schemaPath:"../../entity/deposit-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.kind !== undefined){
let data3 = data1.kind;
if(typeof data3 !== "string"){
const err22 = {instancePath:instancePath+"/orderList/" + i0+"/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data3 === "bank") || (data3 === "fast")) || (data3 === "online"))){
const err23 = {instancePath:instancePath+"/orderList/" + i0+"/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.methodId !== undefined){
let data4 = data1.methodId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err24 = {instancePath:instancePath+"/orderList/" + i0+"/methodId",schemaPath:"../../entity/deposit-order.json/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.methodName !== undefined){
if(typeof data1.methodName !== "string"){
const err25 = {instancePath:instancePath+"/orderList/" + i0+"/methodName",schemaPath:"../../entity/deposit-order.json/properties/methodName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.amount !== undefined){
let data6 = data1.amount;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err26 = {instancePath:instancePath+"/orderList/" + i0+"/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/orderList/" + i0+"/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.tail !== undefined){
let data7 = data1.tail;
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err28 = {instancePath:instancePath+"/orderList/" + i0+"/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/orderList/" + i0+"/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.payAmount !== undefined){
if(typeof data1.payAmount !== "string"){
const err30 = {instancePath:instancePath+"/orderList/" + i0+"/payAmount",schemaPath:"../../entity/deposit-order.json/properties/payAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.paidMoney !== undefined){
let data9 = data1.paidMoney;
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err31 = {instancePath:instancePath+"/orderList/" + i0+"/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/orderList/" + i0+"/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.giftMoney !== undefined){
let data10 = data1.giftMoney;
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err33 = {instancePath:instancePath+"/orderList/" + i0+"/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err34 = {instancePath:instancePath+"/orderList/" + i0+"/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.couponMoney !== undefined){
let data11 = data1.couponMoney;
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
const err35 = {instancePath:instancePath+"/orderList/" + i0+"/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/orderList/" + i0+"/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.status !== undefined){
let data12 = data1.status;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/orderList/" + i0+"/status",schemaPath:"../../entity/deposit-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data12 === 1) || (data12 === 2)) || (data12 === 3)) || (data12 === 4)) || (data12 === 5)) || (data12 === 6)) || (data12 === 7))){
const err38 = {instancePath:instancePath+"/orderList/" + i0+"/status",schemaPath:"../../entity/deposit-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err39 = {instancePath:instancePath+"/orderList/" + i0+"/reason",schemaPath:"../../entity/deposit-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.canCancel !== undefined){
if(typeof data1.canCancel !== "boolean"){
const err40 = {instancePath:instancePath+"/orderList/" + i0+"/canCancel",schemaPath:"../../entity/deposit-order.json/properties/canCancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.leftSeconds !== undefined){
let data15 = data1.leftSeconds;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err41 = {instancePath:instancePath+"/orderList/" + i0+"/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/orderList/" + i0+"/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data1.createTime !== undefined){
if(typeof data1.createTime !== "string"){
const err43 = {instancePath:instancePath+"/orderList/" + i0+"/createTime",schemaPath:"../../entity/deposit-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data1.finishTime !== undefined){
if(typeof data1.finishTime !== "string"){
const err44 = {instancePath:instancePath+"/orderList/" + i0+"/finishTime",schemaPath:"../../entity/deposit-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err45 = {instancePath:instancePath+"/orderList/" + i0,schemaPath:"../../entity/deposit-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err47 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err48 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err49 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data21 = data.fieldErrors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(typeof data21[key2] !== "string"){
const err50 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_rechargeCouponsRecordUnusedList = validate58;
const schema85 = {"type":"object","additionalProperties":false,"required":["couponList","success","msg"],"properties":{"couponList":{"type":"array","items":{"$ref":"../../entity/deposit-coupon.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/rechargeCouponsRecordUnusedList.json"};
const schema86 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DepositCoupon","type":"object","additionalProperties":false,"description":"A coupon that adds to a deposit. Amounts in yuan with four decimals.","required":["id","name","money","minMoney","maxMoney","betFactor","endTime"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"money":{"type":"string","description":"What it adds.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"minMoney":{"type":"string","description":"Least deposit it goes with.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"maxMoney":{"type":"string","description":"Largest deposit it goes with; 0 for no limit.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"betFactor":{"type":"integer","description":"Hundredths: bets asked for per yuan of it.","minimum":0},"endTime":{"type":"string","description":"Asia/Shanghai."}},"$id":"house:/entity/deposit-coupon.json"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/rechargeCouponsRecordUnusedList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.couponList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "couponList"},message:"must have required property '"+"couponList"+"'"};
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
if(!(((((key0 === "couponList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.couponList !== undefined){
let data0 = data.couponList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err4 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.money === undefined){
const err6 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.minMoney === undefined){
const err7 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.maxMoney === undefined){
const err8 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.betFactor === undefined){
const err9 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "betFactor"},message:"must have required property '"+"betFactor"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.endTime === undefined){
const err10 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/required",keyword:"required",params:{missingProperty: "endTime"},message:"must have required property '"+"endTime"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "id") || (key1 === "name")) || (key1 === "money")) || (key1 === "minMoney")) || (key1 === "maxMoney")) || (key1 === "betFactor")) || (key1 === "endTime"))){
const err11 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/couponList/" + i0+"/id",schemaPath:"../../entity/deposit-coupon.json/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err13 = {instancePath:instancePath+"/couponList/" + i0+"/name",schemaPath:"../../entity/deposit-coupon.json/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.money !== undefined){
let data4 = data1.money;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err14 = {instancePath:instancePath+"/couponList/" + i0+"/money",schemaPath:"../../entity/deposit-coupon.json/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err15 = {instancePath:instancePath+"/couponList/" + i0+"/money",schemaPath:"../../entity/deposit-coupon.json/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.minMoney !== undefined){
let data5 = data1.minMoney;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err16 = {instancePath:instancePath+"/couponList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-coupon.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err17 = {instancePath:instancePath+"/couponList/" + i0+"/minMoney",schemaPath:"../../entity/deposit-coupon.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.maxMoney !== undefined){
let data6 = data1.maxMoney;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err18 = {instancePath:instancePath+"/couponList/" + i0+"/maxMoney",schemaPath:"../../entity/deposit-coupon.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/couponList/" + i0+"/maxMoney",schemaPath:"../../entity/deposit-coupon.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.betFactor !== undefined){
let data7 = data1.betFactor;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/couponList/" + i0+"/betFactor",schemaPath:"../../entity/deposit-coupon.json/properties/betFactor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/couponList/" + i0+"/betFactor",schemaPath:"../../entity/deposit-coupon.json/properties/betFactor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.endTime !== undefined){
if(typeof data1.endTime !== "string"){
const err22 = {instancePath:instancePath+"/couponList/" + i0+"/endTime",schemaPath:"../../entity/deposit-coupon.json/properties/endTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/couponList/" + i0,schemaPath:"../../entity/deposit-coupon.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/couponList",schemaPath:"#/properties/couponList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err25 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err26 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err27 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data12 = data.fieldErrors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(typeof data12[key2] !== "string"){
const err28 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_rechargeOfflineSave = validate59;
const schema87 = {"type":"object","additionalProperties":false,"required":["order","success","msg"],"properties":{"order":{"$ref":"../../entity/deposit-order.json"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/rechargeOfflineSave.json"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/rechargeOfflineSave.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
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
if(!(((((key0 === "order") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.order !== undefined){
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.orderNo === undefined){
const err4 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.kind === undefined){
const err5 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.methodId === undefined){
const err6 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodId"},message:"must have required property '"+"methodId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.methodName === undefined){
const err7 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "methodName"},message:"must have required property '"+"methodName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.amount === undefined){
const err8 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.tail === undefined){
const err9 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "tail"},message:"must have required property '"+"tail"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.payAmount === undefined){
const err10 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "payAmount"},message:"must have required property '"+"payAmount"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.paidMoney === undefined){
const err11 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "paidMoney"},message:"must have required property '"+"paidMoney"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.giftMoney === undefined){
const err12 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "giftMoney"},message:"must have required property '"+"giftMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.couponMoney === undefined){
const err13 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "couponMoney"},message:"must have required property '"+"couponMoney"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.status === undefined){
const err14 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.reason === undefined){
const err15 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.canCancel === undefined){
const err16 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "canCancel"},message:"must have required property '"+"canCancel"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.leftSeconds === undefined){
const err17 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "leftSeconds"},message:"must have required property '"+"leftSeconds"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.createTime === undefined){
const err18 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.finishTime === undefined){
const err19 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema62.properties, key1))){
const err20 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.orderNo !== undefined){
if(typeof data0.orderNo !== "string"){
const err21 = {instancePath:instancePath+"/order/orderNo",schemaPath:"../../entity/deposit-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
const err22 = {instancePath:instancePath+"/order/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data2 === "bank") || (data2 === "fast")) || (data2 === "online"))){
const err23 = {instancePath:instancePath+"/order/kind",schemaPath:"../../entity/deposit-order.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.methodId !== undefined){
let data3 = data0.methodId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err24 = {instancePath:instancePath+"/order/methodId",schemaPath:"../../entity/deposit-order.json/properties/methodId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.methodName !== undefined){
if(typeof data0.methodName !== "string"){
const err25 = {instancePath:instancePath+"/order/methodName",schemaPath:"../../entity/deposit-order.json/properties/methodName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.amount !== undefined){
let data5 = data0.amount;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err26 = {instancePath:instancePath+"/order/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/order/amount",schemaPath:"../../entity/deposit-order.json/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.tail !== undefined){
let data6 = data0.tail;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err28 = {instancePath:instancePath+"/order/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err29 = {instancePath:instancePath+"/order/tail",schemaPath:"../../entity/deposit-order.json/properties/tail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.payAmount !== undefined){
if(typeof data0.payAmount !== "string"){
const err30 = {instancePath:instancePath+"/order/payAmount",schemaPath:"../../entity/deposit-order.json/properties/payAmount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.paidMoney !== undefined){
let data8 = data0.paidMoney;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err31 = {instancePath:instancePath+"/order/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/order/paidMoney",schemaPath:"../../entity/deposit-order.json/properties/paidMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.giftMoney !== undefined){
let data9 = data0.giftMoney;
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err33 = {instancePath:instancePath+"/order/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err34 = {instancePath:instancePath+"/order/giftMoney",schemaPath:"../../entity/deposit-order.json/properties/giftMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.couponMoney !== undefined){
let data10 = data0.couponMoney;
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err35 = {instancePath:instancePath+"/order/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/order/couponMoney",schemaPath:"../../entity/deposit-order.json/properties/couponMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.status !== undefined){
let data11 = data0.status;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/deposit-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((((data11 === 1) || (data11 === 2)) || (data11 === 3)) || (data11 === 4)) || (data11 === 5)) || (data11 === 6)) || (data11 === 7))){
const err38 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/deposit-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema62.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err39 = {instancePath:instancePath+"/order/reason",schemaPath:"../../entity/deposit-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data0.canCancel !== undefined){
if(typeof data0.canCancel !== "boolean"){
const err40 = {instancePath:instancePath+"/order/canCancel",schemaPath:"../../entity/deposit-order.json/properties/canCancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.leftSeconds !== undefined){
let data14 = data0.leftSeconds;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/order/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/order/leftSeconds",schemaPath:"../../entity/deposit-order.json/properties/leftSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data0.createTime !== undefined){
if(typeof data0.createTime !== "string"){
const err43 = {instancePath:instancePath+"/order/createTime",schemaPath:"../../entity/deposit-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data0.finishTime !== undefined){
if(typeof data0.finishTime !== "string"){
const err44 = {instancePath:instancePath+"/order/finishTime",schemaPath:"../../entity/deposit-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err45 = {instancePath:instancePath+"/order",schemaPath:"../../entity/deposit-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err46 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err47 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err48 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data20 = data.fieldErrors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(typeof data20[key2] !== "string"){
const err49 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_updateUserContract = validate60;
const schema89 = {"type":"object","additionalProperties":false,"required":["version","success","msg"],"properties":{"version":{"type":"integer","description":"The version consented to."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/updateUserContract.json"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/updateUserContract.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
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
if(!(((((key0 === "version") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_withdrawSave = validate61;
const schema90 = {"type":"object","additionalProperties":false,"required":["order","arrivalMinutes","money","frozen","success","msg"],"properties":{"order":{"$ref":"../../entity/withdrawal-order.json"},"arrivalMinutes":{"type":"integer","description":"Usual time until the money arrives."},"money":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Wallet afterwards."},"frozen":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Held afterwards."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/withdrawSave.json"};
const schema91 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"WithdrawalOrder","description":"A withdrawal. The fee is part of the amount: what arrives is amount less fee.","type":"object","additionalProperties":false,"required":["orderNo","money","fee","arriving","coin","coinMoney","typeName","cardNo","status","stage","reason","createTime","finishTime"],"properties":{"orderNo":{"type":"string"},"money":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Amount that left the wallet."},"fee":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Part of the amount."},"arriving":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Amount less fee."},"coin":{"type":"string","description":"Empty for yuan."},"coinMoney":{"type":"string","description":"In coins at the agreed rate, four decimals; empty for yuan."},"typeName":{"type":"string"},"cardNo":{"type":"string","description":"Masked."},"status":{"type":"integer","enum":[1,2,3,4],"description":"1 under way, 2 paid, 3 refused and given back, 4 cancelled and given back."},"stage":{"enum":["waiting","locked","ended"],"description":"Of one under way: not yet with the bank desk, or being looked at there."},"reason":{"type":"string","description":"Why it was refused; empty otherwise."},"createTime":{"type":"string","description":"YYYY-MM-DD HH:mm:ss, Asia/Shanghai"},"finishTime":{"type":"string","description":"YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty while under way."}},"$id":"house:/entity/withdrawal-order.json"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/withdrawSave.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.arrivalMinutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arrivalMinutes"},message:"must have required property '"+"arrivalMinutes"+"'"};
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
if(data.frozen === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frozen"},message:"must have required property '"+"frozen"+"'"};
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
if(!((((((((key0 === "order") || (key0 === "arrivalMinutes")) || (key0 === "money")) || (key0 === "frozen")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.order !== undefined){
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.orderNo === undefined){
const err7 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.money === undefined){
const err8 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.fee === undefined){
const err9 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.arriving === undefined){
const err10 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "arriving"},message:"must have required property '"+"arriving"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.coin === undefined){
const err11 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "coin"},message:"must have required property '"+"coin"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.coinMoney === undefined){
const err12 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "coinMoney"},message:"must have required property '"+"coinMoney"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.typeName === undefined){
const err13 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.cardNo === undefined){
const err14 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.status === undefined){
const err15 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.stage === undefined){
const err16 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.reason === undefined){
const err17 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.createTime === undefined){
const err18 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.finishTime === undefined){
const err19 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema91.properties, key1))){
const err20 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.orderNo !== undefined){
if(typeof data0.orderNo !== "string"){
const err21 = {instancePath:instancePath+"/order/orderNo",schemaPath:"../../entity/withdrawal-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.money !== undefined){
let data2 = data0.money;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err22 = {instancePath:instancePath+"/order/money",schemaPath:"../../entity/withdrawal-order.json/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/order/money",schemaPath:"../../entity/withdrawal-order.json/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.fee !== undefined){
let data3 = data0.fee;
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err24 = {instancePath:instancePath+"/order/fee",schemaPath:"../../entity/withdrawal-order.json/properties/fee/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/order/fee",schemaPath:"../../entity/withdrawal-order.json/properties/fee/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.arriving !== undefined){
let data4 = data0.arriving;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err26 = {instancePath:instancePath+"/order/arriving",schemaPath:"../../entity/withdrawal-order.json/properties/arriving/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/order/arriving",schemaPath:"../../entity/withdrawal-order.json/properties/arriving/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.coin !== undefined){
if(typeof data0.coin !== "string"){
const err28 = {instancePath:instancePath+"/order/coin",schemaPath:"../../entity/withdrawal-order.json/properties/coin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.coinMoney !== undefined){
if(typeof data0.coinMoney !== "string"){
const err29 = {instancePath:instancePath+"/order/coinMoney",schemaPath:"../../entity/withdrawal-order.json/properties/coinMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.typeName !== undefined){
if(typeof data0.typeName !== "string"){
const err30 = {instancePath:instancePath+"/order/typeName",schemaPath:"../../entity/withdrawal-order.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.cardNo !== undefined){
if(typeof data0.cardNo !== "string"){
const err31 = {instancePath:instancePath+"/order/cardNo",schemaPath:"../../entity/withdrawal-order.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.status !== undefined){
let data9 = data0.status;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err32 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/withdrawal-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data9 === 1) || (data9 === 2)) || (data9 === 3)) || (data9 === 4))){
const err33 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/withdrawal-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema91.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.stage !== undefined){
let data10 = data0.stage;
if(!(((data10 === "waiting") || (data10 === "locked")) || (data10 === "ended"))){
const err34 = {instancePath:instancePath+"/order/stage",schemaPath:"../../entity/withdrawal-order.json/properties/stage/enum",keyword:"enum",params:{allowedValues: schema91.properties.stage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err35 = {instancePath:instancePath+"/order/reason",schemaPath:"../../entity/withdrawal-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data0.createTime !== undefined){
if(typeof data0.createTime !== "string"){
const err36 = {instancePath:instancePath+"/order/createTime",schemaPath:"../../entity/withdrawal-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.finishTime !== undefined){
if(typeof data0.finishTime !== "string"){
const err37 = {instancePath:instancePath+"/order/finishTime",schemaPath:"../../entity/withdrawal-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/order",schemaPath:"../../entity/withdrawal-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.arrivalMinutes !== undefined){
let data14 = data.arrivalMinutes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/arrivalMinutes",schemaPath:"#/properties/arrivalMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.money !== undefined){
let data15 = data.money;
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err40 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.frozen !== undefined){
let data16 = data.frozen;
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
const err42 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err44 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err45 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err46 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data20 = data.fieldErrors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(typeof data20[key2] !== "string"){
const err47 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const finance_withdrawShowInfo = validate62;
const schema92 = {"type":"object","additionalProperties":false,"required":["money","frozen","available","blockedCode","blockedMsg","hours","timesLeft","freeTimes","amountRule","turnMost","isPasswordSet","coolingUntil","turnover","cards","channels","orders","success","msg"],"properties":{"money":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Wallet."},"frozen":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Held for withdrawals under way."},"available":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"What may be withdrawn now; zero where blockedCode says why."},"blockedCode":{"type":"string","enum":["","switchedOff","accountFrozen","outsideHours","noPassword","passwordLocked","cooling","noCard","noTimesLeft","turnoverMissing"],"description":"First reason in the order of the checks; empty for none."},"blockedMsg":{"type":"string","description":"The reason as a sentence; empty for none."},"hours":{"type":"string","description":"HH:mm-HH:mm, Asia/Shanghai; empty for all day."},"timesLeft":{"type":"integer","description":"Withdrawals left today; -1 for as many as one likes."},"freeTimes":{"type":"integer","description":"Of these without a fee; -1 for all."},"amountRule":{"enum":["any","whole","notTens"],"description":"any: to 0.01 yuan. whole: whole yuan. notTens: whole yuan, no multiple of ten."},"turnMost":{"type":"string","description":"Most of this withdrawal, being the day's first or second; empty for no such limit."},"isPasswordSet":{"type":"boolean"},"coolingUntil":{"type":"string","description":"No money goes out before, since a password or contact was changed: YYYY-MM-DD HH:mm:ss, Asia/Shanghai; empty for none."},"turnover":{"type":"object","additionalProperties":false,"required":["required","done","missing","list"],"properties":{"required":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Stake asked for."},"done":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Valid stake so far."},"missing":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"What is left to stake."},"list":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["source","required","done","createTime"],"properties":{"source":{"type":"string","description":"What asked for it, worded."},"required":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Asked for."},"done":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Of it done."},"createTime":{"type":"string","description":"YYYY-MM-DD HH:mm:ss, Asia/Shanghai"}}}}}},"cards":{"type":"array","description":"In the member's own order.","items":{"$ref":"../../entity/withdrawal-card.json"}},"channels":{"type":"array","description":"Of the types of these cards.","items":{"$ref":"../../entity/withdrawal-channel.json"}},"orders":{"type":"array","description":"Under way, and the latest five that ended; newest first.","items":{"$ref":"../../entity/withdrawal-order.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/finance/withdrawShowInfo.json"};
const schema94 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"WithdrawalChannel","description":"What a type of card asks of a withdrawal. The fee is feeMoney and feeShare of the amount together, cut to 0.01 yuan and never above feeMost; nothing while free times are left.","type":"object","additionalProperties":false,"required":["type","typeName","minMoney","maxMoney","feeMoney","feeShare","feeMost","arrivalMinutes","coin","rate"],"properties":{"type":{"type":"string","description":"Code of the card type."},"typeName":{"type":"string"},"minMoney":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Least amount."},"maxMoney":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Most amount."},"feeMoney":{"type":"string","pattern":"^-?[0-9]+\\.[0-9]{4}$","description":"Fixed part of the fee."},"feeShare":{"type":"integer","description":"Share of the amount, in hundredths of a percent."},"feeMost":{"type":"string","description":"Most the fee can be; empty for no cap."},"arrivalMinutes":{"type":"integer","description":"Usual time until the money arrives."},"coin":{"type":"string","description":"What is paid where it is not yuan, such as USDT; empty for yuan."},"rate":{"type":"string","description":"Yuan for one coin, four decimals; empty for yuan."}},"$id":"house:/entity/withdrawal-channel.json"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/finance/withdrawShowInfo.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.money === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frozen === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frozen"},message:"must have required property '"+"frozen"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.available === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.blockedCode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedCode"},message:"must have required property '"+"blockedCode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.blockedMsg === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedMsg"},message:"must have required property '"+"blockedMsg"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.hours === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hours"},message:"must have required property '"+"hours"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.timesLeft === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timesLeft"},message:"must have required property '"+"timesLeft"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.freeTimes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freeTimes"},message:"must have required property '"+"freeTimes"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.amountRule === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountRule"},message:"must have required property '"+"amountRule"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.turnMost === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turnMost"},message:"must have required property '"+"turnMost"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.isPasswordSet === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPasswordSet"},message:"must have required property '"+"isPasswordSet"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.coolingUntil === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coolingUntil"},message:"must have required property '"+"coolingUntil"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.turnover === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turnover"},message:"must have required property '"+"turnover"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.cards === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.channels === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"},message:"must have required property '"+"channels"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.orders === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
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
if(!(func1.call(schema92.properties, key0))){
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
if(data.money !== undefined){
let data0 = data.money;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err19 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err20 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.frozen !== undefined){
let data1 = data.frozen;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err21 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err22 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.available !== undefined){
let data2 = data.available;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err23 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err24 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.blockedCode !== undefined){
let data3 = data.blockedCode;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/blockedCode",schemaPath:"#/properties/blockedCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((((((((data3 === "") || (data3 === "switchedOff")) || (data3 === "accountFrozen")) || (data3 === "outsideHours")) || (data3 === "noPassword")) || (data3 === "passwordLocked")) || (data3 === "cooling")) || (data3 === "noCard")) || (data3 === "noTimesLeft")) || (data3 === "turnoverMissing"))){
const err26 = {instancePath:instancePath+"/blockedCode",schemaPath:"#/properties/blockedCode/enum",keyword:"enum",params:{allowedValues: schema92.properties.blockedCode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.blockedMsg !== undefined){
if(typeof data.blockedMsg !== "string"){
const err27 = {instancePath:instancePath+"/blockedMsg",schemaPath:"#/properties/blockedMsg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.hours !== undefined){
if(typeof data.hours !== "string"){
const err28 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.timesLeft !== undefined){
let data6 = data.timesLeft;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err29 = {instancePath:instancePath+"/timesLeft",schemaPath:"#/properties/timesLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.freeTimes !== undefined){
let data7 = data.freeTimes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err30 = {instancePath:instancePath+"/freeTimes",schemaPath:"#/properties/freeTimes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.amountRule !== undefined){
let data8 = data.amountRule;
if(!(((data8 === "any") || (data8 === "whole")) || (data8 === "notTens"))){
const err31 = {instancePath:instancePath+"/amountRule",schemaPath:"#/properties/amountRule/enum",keyword:"enum",params:{allowedValues: schema92.properties.amountRule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.turnMost !== undefined){
if(typeof data.turnMost !== "string"){
const err32 = {instancePath:instancePath+"/turnMost",schemaPath:"#/properties/turnMost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.isPasswordSet !== undefined){
if(typeof data.isPasswordSet !== "boolean"){
const err33 = {instancePath:instancePath+"/isPasswordSet",schemaPath:"#/properties/isPasswordSet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.coolingUntil !== undefined){
if(typeof data.coolingUntil !== "string"){
const err34 = {instancePath:instancePath+"/coolingUntil",schemaPath:"#/properties/coolingUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.turnover !== undefined){
let data12 = data.turnover;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.required === undefined){
const err35 = {instancePath:instancePath+"/turnover",schemaPath:"#/properties/turnover/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.done === undefined){
const err36 = {instancePath:instancePath+"/turnover",schemaPath:"#/properties/turnover/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data12.missing === undefined){
const err37 = {instancePath:instancePath+"/turnover",schemaPath:"#/properties/turnover/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.list === undefined){
const err38 = {instancePath:instancePath+"/turnover",schemaPath:"#/properties/turnover/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key1 in data12){
if(!((((key1 === "required") || (key1 === "done")) || (key1 === "missing")) || (key1 === "list"))){
const err39 = {instancePath:instancePath+"/turnover",schemaPath:"#/properties/turnover/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.required !== undefined){
let data13 = data12.required;
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
const err40 = {instancePath:instancePath+"/turnover/required",schemaPath:"#/properties/turnover/properties/required/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/turnover/required",schemaPath:"#/properties/turnover/properties/required/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.done !== undefined){
let data14 = data12.done;
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
const err42 = {instancePath:instancePath+"/turnover/done",schemaPath:"#/properties/turnover/properties/done/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/turnover/done",schemaPath:"#/properties/turnover/properties/done/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.missing !== undefined){
let data15 = data12.missing;
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err44 = {instancePath:instancePath+"/turnover/missing",schemaPath:"#/properties/turnover/properties/missing/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/turnover/missing",schemaPath:"#/properties/turnover/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data12.list !== undefined){
let data16 = data12.list;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.source === undefined){
const err46 = {instancePath:instancePath+"/turnover/list/" + i0,schemaPath:"#/properties/turnover/properties/list/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.required === undefined){
const err47 = {instancePath:instancePath+"/turnover/list/" + i0,schemaPath:"#/properties/turnover/properties/list/items/required",keyword:"required",params:{missingProperty: "required"},message:"must have required property '"+"required"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17.done === undefined){
const err48 = {instancePath:instancePath+"/turnover/list/" + i0,schemaPath:"#/properties/turnover/properties/list/items/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.createTime === undefined){
const err49 = {instancePath:instancePath+"/turnover/list/" + i0,schemaPath:"#/properties/turnover/properties/list/items/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key2 in data17){
if(!((((key2 === "source") || (key2 === "required")) || (key2 === "done")) || (key2 === "createTime"))){
const err50 = {instancePath:instancePath+"/turnover/list/" + i0,schemaPath:"#/properties/turnover/properties/list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data17.source !== undefined){
if(typeof data17.source !== "string"){
const err51 = {instancePath:instancePath+"/turnover/list/" + i0+"/source",schemaPath:"#/properties/turnover/properties/list/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data17.required !== undefined){
let data19 = data17.required;
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
const err52 = {instancePath:instancePath+"/turnover/list/" + i0+"/required",schemaPath:"#/properties/turnover/properties/list/items/properties/required/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/turnover/list/" + i0+"/required",schemaPath:"#/properties/turnover/properties/list/items/properties/required/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.done !== undefined){
let data20 = data17.done;
if(typeof data20 === "string"){
if(!pattern10.test(data20)){
const err54 = {instancePath:instancePath+"/turnover/list/" + i0+"/done",schemaPath:"#/properties/turnover/properties/list/items/properties/done/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/turnover/list/" + i0+"/done",schemaPath:"#/properties/turnover/properties/list/items/properties/done/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data17.createTime !== undefined){
if(typeof data17.createTime !== "string"){
const err56 = {instancePath:instancePath+"/turnover/list/" + i0+"/createTime",schemaPath:"#/properties/turnover/properties/list/items/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/turnover/list/" + i0,schemaPath:"#/properties/turnover/properties/list/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/turnover/list",schemaPath:"#/properties/turnover/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/turnover",schemaPath:"#/properties/turnover/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.cards !== undefined){
let data22 = data.cards;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.cardId === undefined){
const err60 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardId"},message:"must have required property '"+"cardId"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23.type === undefined){
const err61 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data23.typeName === undefined){
const err62 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23.bankName === undefined){
const err63 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data23.cardNo === undefined){
const err64 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.realName === undefined){
const err65 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "realName"},message:"must have required property '"+"realName"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data23.isPrimary === undefined){
const err66 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isPrimary"},message:"must have required property '"+"isPrimary"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data23.isEnabled === undefined){
const err67 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "isEnabled"},message:"must have required property '"+"isEnabled"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data23.usableFrom === undefined){
const err68 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/required",keyword:"required",params:{missingProperty: "usableFrom"},message:"must have required property '"+"usableFrom"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key3 in data23){
if(!(func1.call(schema34.properties, key3))){
const err69 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data23.cardId !== undefined){
let data24 = data23.cardId;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err70 = {instancePath:instancePath+"/cards/" + i1+"/cardId",schemaPath:"../../entity/withdrawal-card.json/properties/cardId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data23.type !== undefined){
if(typeof data23.type !== "string"){
const err71 = {instancePath:instancePath+"/cards/" + i1+"/type",schemaPath:"../../entity/withdrawal-card.json/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data23.typeName !== undefined){
if(typeof data23.typeName !== "string"){
const err72 = {instancePath:instancePath+"/cards/" + i1+"/typeName",schemaPath:"../../entity/withdrawal-card.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data23.bankName !== undefined){
if(typeof data23.bankName !== "string"){
const err73 = {instancePath:instancePath+"/cards/" + i1+"/bankName",schemaPath:"../../entity/withdrawal-card.json/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data23.cardNo !== undefined){
if(typeof data23.cardNo !== "string"){
const err74 = {instancePath:instancePath+"/cards/" + i1+"/cardNo",schemaPath:"../../entity/withdrawal-card.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data23.realName !== undefined){
if(typeof data23.realName !== "string"){
const err75 = {instancePath:instancePath+"/cards/" + i1+"/realName",schemaPath:"../../entity/withdrawal-card.json/properties/realName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data23.isPrimary !== undefined){
if(typeof data23.isPrimary !== "boolean"){
const err76 = {instancePath:instancePath+"/cards/" + i1+"/isPrimary",schemaPath:"../../entity/withdrawal-card.json/properties/isPrimary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data23.isEnabled !== undefined){
if(typeof data23.isEnabled !== "boolean"){
const err77 = {instancePath:instancePath+"/cards/" + i1+"/isEnabled",schemaPath:"../../entity/withdrawal-card.json/properties/isEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data23.usableFrom !== undefined){
if(typeof data23.usableFrom !== "string"){
const err78 = {instancePath:instancePath+"/cards/" + i1+"/usableFrom",schemaPath:"../../entity/withdrawal-card.json/properties/usableFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/cards/" + i1,schemaPath:"../../entity/withdrawal-card.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.channels !== undefined){
let data33 = data.channels;
if(Array.isArray(data33)){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.type === undefined){
const err81 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data34.typeName === undefined){
const err82 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data34.minMoney === undefined){
const err83 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "minMoney"},message:"must have required property '"+"minMoney"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data34.maxMoney === undefined){
const err84 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "maxMoney"},message:"must have required property '"+"maxMoney"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34.feeMoney === undefined){
const err85 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "feeMoney"},message:"must have required property '"+"feeMoney"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data34.feeShare === undefined){
const err86 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "feeShare"},message:"must have required property '"+"feeShare"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34.feeMost === undefined){
const err87 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "feeMost"},message:"must have required property '"+"feeMost"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data34.arrivalMinutes === undefined){
const err88 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "arrivalMinutes"},message:"must have required property '"+"arrivalMinutes"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data34.coin === undefined){
const err89 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "coin"},message:"must have required property '"+"coin"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data34.rate === undefined){
const err90 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
for(const key4 in data34){
if(!(func1.call(schema94.properties, key4))){
const err91 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data34.type !== undefined){
if(typeof data34.type !== "string"){
const err92 = {instancePath:instancePath+"/channels/" + i2+"/type",schemaPath:"../../entity/withdrawal-channel.json/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data34.typeName !== undefined){
if(typeof data34.typeName !== "string"){
const err93 = {instancePath:instancePath+"/channels/" + i2+"/typeName",schemaPath:"../../entity/withdrawal-channel.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data34.minMoney !== undefined){
let data37 = data34.minMoney;
if(typeof data37 === "string"){
if(!pattern10.test(data37)){
const err94 = {instancePath:instancePath+"/channels/" + i2+"/minMoney",schemaPath:"../../entity/withdrawal-channel.json/properties/minMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/channels/" + i2+"/minMoney",schemaPath:"../../entity/withdrawal-channel.json/properties/minMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data34.maxMoney !== undefined){
let data38 = data34.maxMoney;
if(typeof data38 === "string"){
if(!pattern10.test(data38)){
const err96 = {instancePath:instancePath+"/channels/" + i2+"/maxMoney",schemaPath:"../../entity/withdrawal-channel.json/properties/maxMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/channels/" + i2+"/maxMoney",schemaPath:"../../entity/withdrawal-channel.json/properties/maxMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data34.feeMoney !== undefined){
let data39 = data34.feeMoney;
if(typeof data39 === "string"){
if(!pattern10.test(data39)){
const err98 = {instancePath:instancePath+"/channels/" + i2+"/feeMoney",schemaPath:"../../entity/withdrawal-channel.json/properties/feeMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/channels/" + i2+"/feeMoney",schemaPath:"../../entity/withdrawal-channel.json/properties/feeMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data34.feeShare !== undefined){
let data40 = data34.feeShare;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err100 = {instancePath:instancePath+"/channels/" + i2+"/feeShare",schemaPath:"../../entity/withdrawal-channel.json/properties/feeShare/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data34.feeMost !== undefined){
if(typeof data34.feeMost !== "string"){
const err101 = {instancePath:instancePath+"/channels/" + i2+"/feeMost",schemaPath:"../../entity/withdrawal-channel.json/properties/feeMost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data34.arrivalMinutes !== undefined){
let data42 = data34.arrivalMinutes;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err102 = {instancePath:instancePath+"/channels/" + i2+"/arrivalMinutes",schemaPath:"../../entity/withdrawal-channel.json/properties/arrivalMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data34.coin !== undefined){
if(typeof data34.coin !== "string"){
const err103 = {instancePath:instancePath+"/channels/" + i2+"/coin",schemaPath:"../../entity/withdrawal-channel.json/properties/coin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data34.rate !== undefined){
if(typeof data34.rate !== "string"){
const err104 = {instancePath:instancePath+"/channels/" + i2+"/rate",schemaPath:"../../entity/withdrawal-channel.json/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/channels/" + i2,schemaPath:"../../entity/withdrawal-channel.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.orders !== undefined){
let data45 = data.orders;
if(Array.isArray(data45)){
const len3 = data45.length;
for(let i3=0; i3<len3; i3++){
let data46 = data45[i3];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.orderNo === undefined){
const err107 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data46.money === undefined){
const err108 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data46.fee === undefined){
const err109 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data46.arriving === undefined){
const err110 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "arriving"},message:"must have required property '"+"arriving"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data46.coin === undefined){
const err111 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "coin"},message:"must have required property '"+"coin"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data46.coinMoney === undefined){
const err112 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "coinMoney"},message:"must have required property '"+"coinMoney"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data46.typeName === undefined){
const err113 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "typeName"},message:"must have required property '"+"typeName"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data46.cardNo === undefined){
const err114 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "cardNo"},message:"must have required property '"+"cardNo"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data46.status === undefined){
const err115 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data46.stage === undefined){
const err116 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data46.reason === undefined){
const err117 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data46.createTime === undefined){
const err118 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data46.finishTime === undefined){
const err119 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key5 in data46){
if(!(func1.call(schema91.properties, key5))){
const err120 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data46.orderNo !== undefined){
if(typeof data46.orderNo !== "string"){
const err121 = {instancePath:instancePath+"/orders/" + i3+"/orderNo",schemaPath:"../../entity/withdrawal-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data46.money !== undefined){
let data48 = data46.money;
if(typeof data48 === "string"){
if(!pattern10.test(data48)){
const err122 = {instancePath:instancePath+"/orders/" + i3+"/money",schemaPath:"../../entity/withdrawal-order.json/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/orders/" + i3+"/money",schemaPath:"../../entity/withdrawal-order.json/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data46.fee !== undefined){
let data49 = data46.fee;
if(typeof data49 === "string"){
if(!pattern10.test(data49)){
const err124 = {instancePath:instancePath+"/orders/" + i3+"/fee",schemaPath:"../../entity/withdrawal-order.json/properties/fee/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/orders/" + i3+"/fee",schemaPath:"../../entity/withdrawal-order.json/properties/fee/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data46.arriving !== undefined){
let data50 = data46.arriving;
if(typeof data50 === "string"){
if(!pattern10.test(data50)){
const err126 = {instancePath:instancePath+"/orders/" + i3+"/arriving",schemaPath:"../../entity/withdrawal-order.json/properties/arriving/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/orders/" + i3+"/arriving",schemaPath:"../../entity/withdrawal-order.json/properties/arriving/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data46.coin !== undefined){
if(typeof data46.coin !== "string"){
const err128 = {instancePath:instancePath+"/orders/" + i3+"/coin",schemaPath:"../../entity/withdrawal-order.json/properties/coin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data46.coinMoney !== undefined){
if(typeof data46.coinMoney !== "string"){
const err129 = {instancePath:instancePath+"/orders/" + i3+"/coinMoney",schemaPath:"../../entity/withdrawal-order.json/properties/coinMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data46.typeName !== undefined){
if(typeof data46.typeName !== "string"){
const err130 = {instancePath:instancePath+"/orders/" + i3+"/typeName",schemaPath:"../../entity/withdrawal-order.json/properties/typeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data46.cardNo !== undefined){
if(typeof data46.cardNo !== "string"){
const err131 = {instancePath:instancePath+"/orders/" + i3+"/cardNo",schemaPath:"../../entity/withdrawal-order.json/properties/cardNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data46.status !== undefined){
let data55 = data46.status;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err132 = {instancePath:instancePath+"/orders/" + i3+"/status",schemaPath:"../../entity/withdrawal-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(!((((data55 === 1) || (data55 === 2)) || (data55 === 3)) || (data55 === 4))){
const err133 = {instancePath:instancePath+"/orders/" + i3+"/status",schemaPath:"../../entity/withdrawal-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema91.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data46.stage !== undefined){
let data56 = data46.stage;
if(!(((data56 === "waiting") || (data56 === "locked")) || (data56 === "ended"))){
const err134 = {instancePath:instancePath+"/orders/" + i3+"/stage",schemaPath:"../../entity/withdrawal-order.json/properties/stage/enum",keyword:"enum",params:{allowedValues: schema91.properties.stage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data46.reason !== undefined){
if(typeof data46.reason !== "string"){
const err135 = {instancePath:instancePath+"/orders/" + i3+"/reason",schemaPath:"../../entity/withdrawal-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data46.createTime !== undefined){
if(typeof data46.createTime !== "string"){
const err136 = {instancePath:instancePath+"/orders/" + i3+"/createTime",schemaPath:"../../entity/withdrawal-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data46.finishTime !== undefined){
if(typeof data46.finishTime !== "string"){
const err137 = {instancePath:instancePath+"/orders/" + i3+"/finishTime",schemaPath:"../../entity/withdrawal-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/orders/" + i3,schemaPath:"../../entity/withdrawal-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err140 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err141 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err142 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data63 = data.fieldErrors;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key6 in data63){
if(typeof data63[key6] !== "string"){
const err143 = {instancePath:instancePath+"/fieldErrors/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_GetLotteryResultList = validate63;
const schema96 = {"type":"object","additionalProperties":false,"required":["list","hasMore","success","msg"],"properties":{"list":{"type":"array","items":{"$ref":"../../entity/drawn-period.json"}},"hasMore":{"type":"boolean","description":"Older ones follow."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/GetLotteryResultList.json"};
const schema97 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DrawnPeriod","type":"object","additionalProperties":false,"description":"A period that has opened.","required":["lotCode","qiHao","openTime","haoMa","openStatus","source","readings","commitment","seed"],"properties":{"lotCode":{"type":"string","description":"Stable code, such as FFC.","pattern":"^[A-Z0-9]{2,12}$"},"qiHao":{"type":"string","description":"Period number, such as 202611200001.","pattern":"^[0-9]{5,14}$"},"openTime":{"type":"string","description":"When it was drawn, Asia/Shanghai."},"haoMa":{"type":"string","description":"The result in drawing order, comma-separated; empty when the period is void or its draw is still on its way."},"openStatus":{"type":"string","description":"waiting: opened, result on its way.","enum":["waiting","drawn","void"]},"source":{"type":"string","description":"platform: drawn by the house and verifiable; demonstration: stands in for a draw of others; feed: reported by a feed.","enum":["platform","demonstration","feed"]},"readings":{"type":"array","description":"Derived forms in the family's own order, such as the sum or dragon and tiger.","items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"commitment":{"type":"string","description":"As published before sealing; empty where nothing was promised beforehand."},"seed":{"type":"string","description":"The secret the draw was made from, hex; empty until it is drawn, or for a feed."}},"$id":"house:/entity/drawn-period.json"};
const pattern74 = new RegExp("^[A-Z0-9]{2,12}$", "u");
const pattern75 = new RegExp("^[0-9]{5,14}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/GetLotteryResultList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hasMore === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasMore"},message:"must have required property '"+"hasMore"+"'"};
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
if(!((((((key0 === "list") || (key0 === "hasMore")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.lotCode === undefined){
const err5 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.qiHao === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.openTime === undefined){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.haoMa === undefined){
const err8 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "haoMa"},message:"must have required property '"+"haoMa"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.openStatus === undefined){
const err9 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "openStatus"},message:"must have required property '"+"openStatus"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.source === undefined){
const err10 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.readings === undefined){
const err11 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.commitment === undefined){
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.seed === undefined){
const err13 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema97.properties, key1))){
const err14 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.lotCode !== undefined){
let data2 = data1.lotCode;
if(typeof data2 === "string"){
if(!pattern74.test(data2)){
const err15 = {instancePath:instancePath+"/list/" + i0+"/lotCode",schemaPath:"../../entity/drawn-period.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/list/" + i0+"/lotCode",schemaPath:"../../entity/drawn-period.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.qiHao !== undefined){
let data3 = data1.qiHao;
if(typeof data3 === "string"){
if(!pattern75.test(data3)){
const err17 = {instancePath:instancePath+"/list/" + i0+"/qiHao",schemaPath:"../../entity/drawn-period.json/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
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
const err18 = {instancePath:instancePath+"/list/" + i0+"/qiHao",schemaPath:"../../entity/drawn-period.json/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.openTime !== undefined){
if(typeof data1.openTime !== "string"){
const err19 = {instancePath:instancePath+"/list/" + i0+"/openTime",schemaPath:"../../entity/drawn-period.json/properties/openTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.haoMa !== undefined){
if(typeof data1.haoMa !== "string"){
const err20 = {instancePath:instancePath+"/list/" + i0+"/haoMa",schemaPath:"../../entity/drawn-period.json/properties/haoMa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.openStatus !== undefined){
let data6 = data1.openStatus;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/list/" + i0+"/openStatus",schemaPath:"../../entity/drawn-period.json/properties/openStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data6 === "waiting") || (data6 === "drawn")) || (data6 === "void"))){
const err22 = {instancePath:instancePath+"/list/" + i0+"/openStatus",schemaPath:"../../entity/drawn-period.json/properties/openStatus/enum",keyword:"enum",params:{allowedValues: schema97.properties.openStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.source !== undefined){
let data7 = data1.source;
if(typeof data7 !== "string"){
const err23 = {instancePath:instancePath+"/list/" + i0+"/source",schemaPath:"../../entity/drawn-period.json/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data7 === "platform") || (data7 === "demonstration")) || (data7 === "feed"))){
const err24 = {instancePath:instancePath+"/list/" + i0+"/source",schemaPath:"../../entity/drawn-period.json/properties/source/enum",keyword:"enum",params:{allowedValues: schema97.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.readings !== undefined){
let data8 = data1.readings;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err25 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.value === undefined){
const err26 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data9){
if(!((key2 === "name") || (key2 === "value"))){
const err27 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
const err28 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1+"/name",schemaPath:"../../entity/drawn-period.json/properties/readings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.value !== undefined){
if(typeof data9.value !== "string"){
const err29 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1+"/value",schemaPath:"../../entity/drawn-period.json/properties/readings/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err31 = {instancePath:instancePath+"/list/" + i0+"/readings",schemaPath:"../../entity/drawn-period.json/properties/readings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.commitment !== undefined){
if(typeof data1.commitment !== "string"){
const err32 = {instancePath:instancePath+"/list/" + i0+"/commitment",schemaPath:"../../entity/drawn-period.json/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.seed !== undefined){
if(typeof data1.seed !== "string"){
const err33 = {instancePath:instancePath+"/list/" + i0+"/seed",schemaPath:"../../entity/drawn-period.json/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/drawn-period.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.hasMore !== undefined){
if(typeof data.hasMore !== "boolean"){
const err36 = {instancePath:instancePath+"/hasMore",schemaPath:"#/properties/hasMore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err37 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err38 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err39 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data18 = data.fieldErrors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(typeof data18[key3] !== "string"){
const err40 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_batchRevokeOrder = validate64;
const schema98 = {"type":"object","additionalProperties":false,"required":["list","money","success","msg"],"properties":{"list":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["orderId","isRevoked","reason"],"properties":{"orderId":{"type":"string"},"isRevoked":{"type":"boolean"},"reason":{"type":"string","description":"Why not; empty when it was revoked."}}}},"money":{"type":"string","description":"Balance afterwards.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/batchRevokeOrder.json"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/batchRevokeOrder.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.money === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
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
if(!((((((key0 === "list") || (key0 === "money")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderId === undefined){
const err5 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.isRevoked === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "isRevoked"},message:"must have required property '"+"isRevoked"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.reason === undefined){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "orderId") || (key1 === "isRevoked")) || (key1 === "reason"))){
const err8 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.orderId !== undefined){
if(typeof data1.orderId !== "string"){
const err9 = {instancePath:instancePath+"/list/" + i0+"/orderId",schemaPath:"#/properties/list/items/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.isRevoked !== undefined){
if(typeof data1.isRevoked !== "boolean"){
const err10 = {instancePath:instancePath+"/list/" + i0+"/isRevoked",schemaPath:"#/properties/list/items/properties/isRevoked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err11 = {instancePath:instancePath+"/list/" + i0+"/reason",schemaPath:"#/properties/list/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err13 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.money !== undefined){
let data5 = data.money;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err14 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err15 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err16 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err17 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err18 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data9 = data.fieldErrors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(typeof data9[key2] !== "string"){
const err19 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err20 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_chaseData = validate65;
const schema99 = {"type":"object","additionalProperties":false,"required":["list","hasMore","totals","success","msg"],"properties":{"list":{"type":"array","items":{"$ref":"../../entity/chase-plan.json"}},"hasMore":{"type":"boolean"},"totals":{"type":"object","additionalProperties":false,"required":["count","buyMoney","winMoney","rebate","yingKui"],"properties":{"count":{"type":"integer","description":"Chases."},"buyMoney":{"type":"string","description":"Stake of what was settled or still waits.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"winMoney":{"type":"string","description":"Paid, refunds of revoked ones left out.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"rebate":{"type":"string","description":"Rebates.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"yingKui":{"type":"string","description":"Profit of what was settled.","pattern":"^-?[0-9]+\\.[0-9]{4}$"}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/chaseData.json"};
const schema100 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ChasePlan","type":"object","additionalProperties":false,"description":"A member's chase: the same picks over several periods. Its stake is what was spent, what was given back and what still waits together. Amounts in yuan with four decimals.","required":["chaseId","lotCode","lotName","playName","haoMa","betCount","periods","donePeriods","stopOnWin","status","canCancel","buyMoney","spentMoney","returnMoney","waitingMoney","winMoney","rebate","yingKui","createTime"],"properties":{"chaseId":{"type":"string"},"lotCode":{"type":"string","description":"Stable code, such as FFC.","pattern":"^[A-Z0-9]{2,12}$"},"lotName":{"type":"string"},"playName":{"type":"string","description":"Of the first pick."},"haoMa":{"type":"string","description":"The first pick as text."},"betCount":{"type":"integer","description":"Picks in each period."},"periods":{"type":"integer","description":"Periods in all."},"donePeriods":{"type":"integer","description":"Periods of which nothing waits any more: settled or given back."},"stopOnWin":{"type":"boolean"},"status":{"type":"string","enum":["running","finished","stopped","cancelled"],"description":"stopped: by its first win."},"canCancel":{"type":"boolean","description":"Something of it may be revoked at this moment."},"buyMoney":{"type":"string","description":"Stake of the whole plan.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"spentMoney":{"type":"string","description":"Stake of what was settled.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"returnMoney":{"type":"string","description":"Stake given back.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"waitingMoney":{"type":"string","description":"Stake that still waits.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"winMoney":{"type":"string","description":"Paid, refunds of revoked ones left out.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"rebate":{"type":"string","description":"Rebates.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"yingKui":{"type":"string","description":"Paid and rebates less the stake of what was settled.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"createTime":{"type":"string","description":"Asia/Shanghai."}},"$id":"house:/entity/chase-plan.json"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/chaseData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hasMore === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasMore"},message:"must have required property '"+"hasMore"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totals === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totals"},message:"must have required property '"+"totals"+"'"};
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
if(!(((((((key0 === "list") || (key0 === "hasMore")) || (key0 === "totals")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.chaseId === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "chaseId"},message:"must have required property '"+"chaseId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.lotCode === undefined){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.lotName === undefined){
const err8 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "lotName"},message:"must have required property '"+"lotName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.playName === undefined){
const err9 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "playName"},message:"must have required property '"+"playName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.haoMa === undefined){
const err10 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "haoMa"},message:"must have required property '"+"haoMa"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.betCount === undefined){
const err11 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "betCount"},message:"must have required property '"+"betCount"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.periods === undefined){
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "periods"},message:"must have required property '"+"periods"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.donePeriods === undefined){
const err13 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "donePeriods"},message:"must have required property '"+"donePeriods"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.stopOnWin === undefined){
const err14 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "stopOnWin"},message:"must have required property '"+"stopOnWin"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.status === undefined){
const err15 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.canCancel === undefined){
const err16 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "canCancel"},message:"must have required property '"+"canCancel"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.buyMoney === undefined){
const err17 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.spentMoney === undefined){
const err18 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "spentMoney"},message:"must have required property '"+"spentMoney"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.returnMoney === undefined){
const err19 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "returnMoney"},message:"must have required property '"+"returnMoney"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.waitingMoney === undefined){
const err20 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "waitingMoney"},message:"must have required property '"+"waitingMoney"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data1.winMoney === undefined){
const err21 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "winMoney"},message:"must have required property '"+"winMoney"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data1.rebate === undefined){
const err22 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "rebate"},message:"must have required property '"+"rebate"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data1.yingKui === undefined){
const err23 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "yingKui"},message:"must have required property '"+"yingKui"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data1.createTime === undefined){
const err24 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema100.properties, key1))){
const err25 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.chaseId !== undefined){
if(typeof data1.chaseId !== "string"){
const err26 = {instancePath:instancePath+"/list/" + i0+"/chaseId",schemaPath:"../../entity/chase-plan.json/properties/chaseId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.lotCode !== undefined){
let data3 = data1.lotCode;
if(typeof data3 === "string"){
if(!pattern74.test(data3)){
const err27 = {instancePath:instancePath+"/list/" + i0+"/lotCode",schemaPath:"../../entity/chase-plan.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
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
const err28 = {instancePath:instancePath+"/list/" + i0+"/lotCode",schemaPath:"../../entity/chase-plan.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.lotName !== undefined){
if(typeof data1.lotName !== "string"){
const err29 = {instancePath:instancePath+"/list/" + i0+"/lotName",schemaPath:"../../entity/chase-plan.json/properties/lotName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.playName !== undefined){
if(typeof data1.playName !== "string"){
const err30 = {instancePath:instancePath+"/list/" + i0+"/playName",schemaPath:"../../entity/chase-plan.json/properties/playName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.haoMa !== undefined){
if(typeof data1.haoMa !== "string"){
const err31 = {instancePath:instancePath+"/list/" + i0+"/haoMa",schemaPath:"../../entity/chase-plan.json/properties/haoMa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data1.betCount !== undefined){
let data7 = data1.betCount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err32 = {instancePath:instancePath+"/list/" + i0+"/betCount",schemaPath:"../../entity/chase-plan.json/properties/betCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.periods !== undefined){
let data8 = data1.periods;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err33 = {instancePath:instancePath+"/list/" + i0+"/periods",schemaPath:"../../entity/chase-plan.json/properties/periods/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data1.donePeriods !== undefined){
let data9 = data1.donePeriods;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err34 = {instancePath:instancePath+"/list/" + i0+"/donePeriods",schemaPath:"../../entity/chase-plan.json/properties/donePeriods/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data1.stopOnWin !== undefined){
if(typeof data1.stopOnWin !== "boolean"){
const err35 = {instancePath:instancePath+"/list/" + i0+"/stopOnWin",schemaPath:"../../entity/chase-plan.json/properties/stopOnWin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.status !== undefined){
let data11 = data1.status;
if(typeof data11 !== "string"){
const err36 = {instancePath:instancePath+"/list/" + i0+"/status",schemaPath:"../../entity/chase-plan.json/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((((data11 === "running") || (data11 === "finished")) || (data11 === "stopped")) || (data11 === "cancelled"))){
const err37 = {instancePath:instancePath+"/list/" + i0+"/status",schemaPath:"../../entity/chase-plan.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema100.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data1.canCancel !== undefined){
if(typeof data1.canCancel !== "boolean"){
const err38 = {instancePath:instancePath+"/list/" + i0+"/canCancel",schemaPath:"../../entity/chase-plan.json/properties/canCancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.buyMoney !== undefined){
let data13 = data1.buyMoney;
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
const err39 = {instancePath:instancePath+"/list/" + i0+"/buyMoney",schemaPath:"../../entity/chase-plan.json/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err40 = {instancePath:instancePath+"/list/" + i0+"/buyMoney",schemaPath:"../../entity/chase-plan.json/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.spentMoney !== undefined){
let data14 = data1.spentMoney;
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
const err41 = {instancePath:instancePath+"/list/" + i0+"/spentMoney",schemaPath:"../../entity/chase-plan.json/properties/spentMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/list/" + i0+"/spentMoney",schemaPath:"../../entity/chase-plan.json/properties/spentMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data1.returnMoney !== undefined){
let data15 = data1.returnMoney;
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err43 = {instancePath:instancePath+"/list/" + i0+"/returnMoney",schemaPath:"../../entity/chase-plan.json/properties/returnMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err44 = {instancePath:instancePath+"/list/" + i0+"/returnMoney",schemaPath:"../../entity/chase-plan.json/properties/returnMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data1.waitingMoney !== undefined){
let data16 = data1.waitingMoney;
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
const err45 = {instancePath:instancePath+"/list/" + i0+"/waitingMoney",schemaPath:"../../entity/chase-plan.json/properties/waitingMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/list/" + i0+"/waitingMoney",schemaPath:"../../entity/chase-plan.json/properties/waitingMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data1.winMoney !== undefined){
let data17 = data1.winMoney;
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
const err47 = {instancePath:instancePath+"/list/" + i0+"/winMoney",schemaPath:"../../entity/chase-plan.json/properties/winMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err48 = {instancePath:instancePath+"/list/" + i0+"/winMoney",schemaPath:"../../entity/chase-plan.json/properties/winMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data1.rebate !== undefined){
let data18 = data1.rebate;
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
const err49 = {instancePath:instancePath+"/list/" + i0+"/rebate",schemaPath:"../../entity/chase-plan.json/properties/rebate/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err50 = {instancePath:instancePath+"/list/" + i0+"/rebate",schemaPath:"../../entity/chase-plan.json/properties/rebate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data1.yingKui !== undefined){
let data19 = data1.yingKui;
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
const err51 = {instancePath:instancePath+"/list/" + i0+"/yingKui",schemaPath:"../../entity/chase-plan.json/properties/yingKui/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/list/" + i0+"/yingKui",schemaPath:"../../entity/chase-plan.json/properties/yingKui/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data1.createTime !== undefined){
if(typeof data1.createTime !== "string"){
const err53 = {instancePath:instancePath+"/list/" + i0+"/createTime",schemaPath:"../../entity/chase-plan.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/chase-plan.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.hasMore !== undefined){
if(typeof data.hasMore !== "boolean"){
const err56 = {instancePath:instancePath+"/hasMore",schemaPath:"#/properties/hasMore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.totals !== undefined){
let data22 = data.totals;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.count === undefined){
const err57 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22.buyMoney === undefined){
const err58 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data22.winMoney === undefined){
const err59 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "winMoney"},message:"must have required property '"+"winMoney"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.rebate === undefined){
const err60 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "rebate"},message:"must have required property '"+"rebate"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22.yingKui === undefined){
const err61 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "yingKui"},message:"must have required property '"+"yingKui"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data22){
if(!(((((key2 === "count") || (key2 === "buyMoney")) || (key2 === "winMoney")) || (key2 === "rebate")) || (key2 === "yingKui"))){
const err62 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.count !== undefined){
let data23 = data22.count;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err63 = {instancePath:instancePath+"/totals/count",schemaPath:"#/properties/totals/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.buyMoney !== undefined){
let data24 = data22.buyMoney;
if(typeof data24 === "string"){
if(!pattern10.test(data24)){
const err64 = {instancePath:instancePath+"/totals/buyMoney",schemaPath:"#/properties/totals/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/totals/buyMoney",schemaPath:"#/properties/totals/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.winMoney !== undefined){
let data25 = data22.winMoney;
if(typeof data25 === "string"){
if(!pattern10.test(data25)){
const err66 = {instancePath:instancePath+"/totals/winMoney",schemaPath:"#/properties/totals/properties/winMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/totals/winMoney",schemaPath:"#/properties/totals/properties/winMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data22.rebate !== undefined){
let data26 = data22.rebate;
if(typeof data26 === "string"){
if(!pattern10.test(data26)){
const err68 = {instancePath:instancePath+"/totals/rebate",schemaPath:"#/properties/totals/properties/rebate/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/totals/rebate",schemaPath:"#/properties/totals/properties/rebate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.yingKui !== undefined){
let data27 = data22.yingKui;
if(typeof data27 === "string"){
if(!pattern10.test(data27)){
const err70 = {instancePath:instancePath+"/totals/yingKui",schemaPath:"#/properties/totals/properties/yingKui/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/totals/yingKui",schemaPath:"#/properties/totals/properties/yingKui/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err73 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err74 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err75 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data31 = data.fieldErrors;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key3 in data31){
if(typeof data31[key3] !== "string"){
const err76 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_creditDoBet = validate66;
const schema101 = {"type":"object","additionalProperties":false,"required":["orders","buyMoney","money","success","msg"],"properties":{"orders":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["orderId","qiHao","buyMoney"],"properties":{"orderId":{"type":"string"},"qiHao":{"type":"string","description":"Period number, such as 202611200001.","pattern":"^[0-9]{5,14}$"},"buyMoney":{"type":"string","description":"Stake.","pattern":"^-?[0-9]+\\.[0-9]{4}$"}}}},"buyMoney":{"type":"string","description":"Stake of the whole slip.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"money":{"type":"string","description":"Balance afterwards.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/creditDoBet.json"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/creditDoBet.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orders === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.buyMoney === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
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
if(!(((((((key0 === "orders") || (key0 === "buyMoney")) || (key0 === "money")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderId === undefined){
const err6 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.qiHao === undefined){
const err7 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.buyMoney === undefined){
const err8 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "orderId") || (key1 === "qiHao")) || (key1 === "buyMoney"))){
const err9 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.orderId !== undefined){
if(typeof data1.orderId !== "string"){
const err10 = {instancePath:instancePath+"/orders/" + i0+"/orderId",schemaPath:"#/properties/orders/items/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.qiHao !== undefined){
let data3 = data1.qiHao;
if(typeof data3 === "string"){
if(!pattern75.test(data3)){
const err11 = {instancePath:instancePath+"/orders/" + i0+"/qiHao",schemaPath:"#/properties/orders/items/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
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
const err12 = {instancePath:instancePath+"/orders/" + i0+"/qiHao",schemaPath:"#/properties/orders/items/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.buyMoney !== undefined){
let data4 = data1.buyMoney;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err13 = {instancePath:instancePath+"/orders/" + i0+"/buyMoney",schemaPath:"#/properties/orders/items/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err14 = {instancePath:instancePath+"/orders/" + i0+"/buyMoney",schemaPath:"#/properties/orders/items/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err16 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.buyMoney !== undefined){
let data5 = data.buyMoney;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err17 = {instancePath:instancePath+"/buyMoney",schemaPath:"#/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err18 = {instancePath:instancePath+"/buyMoney",schemaPath:"#/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.money !== undefined){
let data6 = data.money;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err19 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err20 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err21 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err22 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err23 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data10 = data.fieldErrors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(typeof data10[key2] !== "string"){
const err24 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_getCreditOddsList = validate67;
const schema102 = {"type":"object","additionalProperties":false,"required":["oddsList","success","msg"],"properties":{"oddsList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["playCode","playName","groupName","isOpen","oddsMark","odds"],"properties":{"playCode":{"type":"string"},"playName":{"type":"string"},"groupName":{"type":"string","description":"Tab of the board."},"isOpen":{"type":"boolean"},"oddsMark":{"type":"string","description":"Goes back with a bet: changes when any odds of the play change."},"odds":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","peilv"],"properties":{"name":{"type":"string","description":"Outcome."},"peilv":{"type":"string","description":"Odds, stake included, such as 1.98."}}}}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/getCreditOddsList.json"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/getCreditOddsList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oddsList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oddsList"},message:"must have required property '"+"oddsList"+"'"};
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
if(!(((((key0 === "oddsList") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.oddsList !== undefined){
let data0 = data.oddsList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.playCode === undefined){
const err4 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "playCode"},message:"must have required property '"+"playCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.playName === undefined){
const err5 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "playName"},message:"must have required property '"+"playName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.groupName === undefined){
const err6 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.isOpen === undefined){
const err7 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "isOpen"},message:"must have required property '"+"isOpen"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.oddsMark === undefined){
const err8 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "oddsMark"},message:"must have required property '"+"oddsMark"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.odds === undefined){
const err9 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "odds"},message:"must have required property '"+"odds"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "playCode") || (key1 === "playName")) || (key1 === "groupName")) || (key1 === "isOpen")) || (key1 === "oddsMark")) || (key1 === "odds"))){
const err10 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.playCode !== undefined){
if(typeof data1.playCode !== "string"){
const err11 = {instancePath:instancePath+"/oddsList/" + i0+"/playCode",schemaPath:"#/properties/oddsList/items/properties/playCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.playName !== undefined){
if(typeof data1.playName !== "string"){
const err12 = {instancePath:instancePath+"/oddsList/" + i0+"/playName",schemaPath:"#/properties/oddsList/items/properties/playName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.groupName !== undefined){
if(typeof data1.groupName !== "string"){
const err13 = {instancePath:instancePath+"/oddsList/" + i0+"/groupName",schemaPath:"#/properties/oddsList/items/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.isOpen !== undefined){
if(typeof data1.isOpen !== "boolean"){
const err14 = {instancePath:instancePath+"/oddsList/" + i0+"/isOpen",schemaPath:"#/properties/oddsList/items/properties/isOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.oddsMark !== undefined){
if(typeof data1.oddsMark !== "string"){
const err15 = {instancePath:instancePath+"/oddsList/" + i0+"/oddsMark",schemaPath:"#/properties/oddsList/items/properties/oddsMark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.odds !== undefined){
let data7 = data1.odds;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err16 = {instancePath:instancePath+"/oddsList/" + i0+"/odds/" + i1,schemaPath:"#/properties/oddsList/items/properties/odds/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8.peilv === undefined){
const err17 = {instancePath:instancePath+"/oddsList/" + i0+"/odds/" + i1,schemaPath:"#/properties/oddsList/items/properties/odds/items/required",keyword:"required",params:{missingProperty: "peilv"},message:"must have required property '"+"peilv"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "name") || (key2 === "peilv"))){
const err18 = {instancePath:instancePath+"/oddsList/" + i0+"/odds/" + i1,schemaPath:"#/properties/oddsList/items/properties/odds/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
const err19 = {instancePath:instancePath+"/oddsList/" + i0+"/odds/" + i1+"/name",schemaPath:"#/properties/oddsList/items/properties/odds/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.peilv !== undefined){
if(typeof data8.peilv !== "string"){
const err20 = {instancePath:instancePath+"/oddsList/" + i0+"/odds/" + i1+"/peilv",schemaPath:"#/properties/oddsList/items/properties/odds/items/properties/peilv/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/oddsList/" + i0+"/odds/" + i1,schemaPath:"#/properties/oddsList/items/properties/odds/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath:instancePath+"/oddsList/" + i0+"/odds",schemaPath:"#/properties/oddsList/items/properties/odds/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err23 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/oddsList",schemaPath:"#/properties/oddsList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err25 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err26 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err27 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data14 = data.fieldErrors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(typeof data14[key3] !== "string"){
const err28 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_getLotBettingLimit = validate68;
const schema103 = {"type":"object","additionalProperties":false,"required":["memberPeriodMost","list","success","msg"],"properties":{"memberPeriodMost":{"type":"string","description":"Most a member may stake in one period on all plays together."},"list":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["playCode","playName","groupName","unitLeast","unitMost","orderUnitsMost","playPeriodMost","payoutMost"],"properties":{"playCode":{"type":"string"},"playName":{"type":"string"},"groupName":{"type":"string"},"unitLeast":{"type":"string","description":"Credit: least of a unit; official: least of an order."},"unitMost":{"type":"string","description":"Most of one unit."},"orderUnitsMost":{"type":"integer","description":"Most units of an order."},"playPeriodMost":{"type":"string","description":"Most a member may stake on the play in one period."},"payoutMost":{"type":"string","description":"Most an order pays."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/getLotBettingLimit.json"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/getLotBettingLimit.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.memberPeriodMost === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memberPeriodMost"},message:"must have required property '"+"memberPeriodMost"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
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
if(!((((((key0 === "memberPeriodMost") || (key0 === "list")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.memberPeriodMost !== undefined){
if(typeof data.memberPeriodMost !== "string"){
const err5 = {instancePath:instancePath+"/memberPeriodMost",schemaPath:"#/properties/memberPeriodMost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.playCode === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "playCode"},message:"must have required property '"+"playCode"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.playName === undefined){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "playName"},message:"must have required property '"+"playName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.groupName === undefined){
const err8 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.unitLeast === undefined){
const err9 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "unitLeast"},message:"must have required property '"+"unitLeast"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.unitMost === undefined){
const err10 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "unitMost"},message:"must have required property '"+"unitMost"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.orderUnitsMost === undefined){
const err11 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "orderUnitsMost"},message:"must have required property '"+"orderUnitsMost"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.playPeriodMost === undefined){
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "playPeriodMost"},message:"must have required property '"+"playPeriodMost"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.payoutMost === undefined){
const err13 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "payoutMost"},message:"must have required property '"+"payoutMost"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data2){
if(!((((((((key1 === "playCode") || (key1 === "playName")) || (key1 === "groupName")) || (key1 === "unitLeast")) || (key1 === "unitMost")) || (key1 === "orderUnitsMost")) || (key1 === "playPeriodMost")) || (key1 === "payoutMost"))){
const err14 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.playCode !== undefined){
if(typeof data2.playCode !== "string"){
const err15 = {instancePath:instancePath+"/list/" + i0+"/playCode",schemaPath:"#/properties/list/items/properties/playCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.playName !== undefined){
if(typeof data2.playName !== "string"){
const err16 = {instancePath:instancePath+"/list/" + i0+"/playName",schemaPath:"#/properties/list/items/properties/playName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.groupName !== undefined){
if(typeof data2.groupName !== "string"){
const err17 = {instancePath:instancePath+"/list/" + i0+"/groupName",schemaPath:"#/properties/list/items/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.unitLeast !== undefined){
if(typeof data2.unitLeast !== "string"){
const err18 = {instancePath:instancePath+"/list/" + i0+"/unitLeast",schemaPath:"#/properties/list/items/properties/unitLeast/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.unitMost !== undefined){
if(typeof data2.unitMost !== "string"){
const err19 = {instancePath:instancePath+"/list/" + i0+"/unitMost",schemaPath:"#/properties/list/items/properties/unitMost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.orderUnitsMost !== undefined){
let data8 = data2.orderUnitsMost;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/list/" + i0+"/orderUnitsMost",schemaPath:"#/properties/list/items/properties/orderUnitsMost/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.playPeriodMost !== undefined){
if(typeof data2.playPeriodMost !== "string"){
const err21 = {instancePath:instancePath+"/list/" + i0+"/playPeriodMost",schemaPath:"#/properties/list/items/properties/playPeriodMost/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.payoutMost !== undefined){
if(typeof data2.payoutMost !== "string"){
const err22 = {instancePath:instancePath+"/list/" + i0+"/payoutMost",schemaPath:"#/properties/list/items/properties/payoutMost/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err23 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err25 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err26 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err27 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data14 = data.fieldErrors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(typeof data14[key2] !== "string"){
const err28 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_getNewPeriod = validate69;
const schema104 = {"type":"object","additionalProperties":false,"required":["serverTime","period","success","msg"],"properties":{"serverTime":{"type":"string","description":"Asia/Shanghai."},"period":{"$ref":"../../entity/period.json"},"last":{"$ref":"../../entity/drawn-period.json"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/getNewPeriod.json"};
const schema105 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Period","type":"object","additionalProperties":false,"description":"A period of a lottery on sale, or sealed and waiting for its draw; times in Asia/Shanghai.","required":["lotCode","qiHao","startTime","sealTime","openTime","sealSeconds","openSeconds","isSealed","commitment"],"properties":{"lotCode":{"type":"string","description":"Stable code, such as FFC.","pattern":"^[A-Z0-9]{2,12}$"},"qiHao":{"type":"string","description":"Period number, such as 202611200001.","pattern":"^[0-9]{5,14}$"},"startTime":{"type":"string","description":"When it began to take bets."},"sealTime":{"type":"string","description":"From then on no bet and no revoke."},"openTime":{"type":"string","description":"When it is drawn."},"sealSeconds":{"type":"integer","description":"Whole seconds left until it seals, by the server's clock; 0 once sealed.","minimum":0},"openSeconds":{"type":"integer","description":"Whole seconds left until it is drawn.","minimum":0},"isSealed":{"type":"boolean","description":"No bets any more."},"commitment":{"type":"string","description":"SHA-256 (hex) of the seed, lottery code and period number, published before sealing; empty where there is none."}},"$id":"house:/entity/period.json"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/getNewPeriod.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverTime === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverTime"},message:"must have required property '"+"serverTime"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.period === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
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
if(!(((((((key0 === "serverTime") || (key0 === "period")) || (key0 === "last")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.serverTime !== undefined){
if(typeof data.serverTime !== "string"){
const err5 = {instancePath:instancePath+"/serverTime",schemaPath:"#/properties/serverTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.period !== undefined){
let data1 = data.period;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.lotCode === undefined){
const err6 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.qiHao === undefined){
const err7 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.startTime === undefined){
const err8 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "startTime"},message:"must have required property '"+"startTime"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.sealTime === undefined){
const err9 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "sealTime"},message:"must have required property '"+"sealTime"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.openTime === undefined){
const err10 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.sealSeconds === undefined){
const err11 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "sealSeconds"},message:"must have required property '"+"sealSeconds"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.openSeconds === undefined){
const err12 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "openSeconds"},message:"must have required property '"+"openSeconds"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.isSealed === undefined){
const err13 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "isSealed"},message:"must have required property '"+"isSealed"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.commitment === undefined){
const err14 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema105.properties, key1))){
const err15 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.lotCode !== undefined){
let data2 = data1.lotCode;
if(typeof data2 === "string"){
if(!pattern74.test(data2)){
const err16 = {instancePath:instancePath+"/period/lotCode",schemaPath:"../../entity/period.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
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
const err17 = {instancePath:instancePath+"/period/lotCode",schemaPath:"../../entity/period.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.qiHao !== undefined){
let data3 = data1.qiHao;
if(typeof data3 === "string"){
if(!pattern75.test(data3)){
const err18 = {instancePath:instancePath+"/period/qiHao",schemaPath:"../../entity/period.json/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/period/qiHao",schemaPath:"../../entity/period.json/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.startTime !== undefined){
if(typeof data1.startTime !== "string"){
const err20 = {instancePath:instancePath+"/period/startTime",schemaPath:"../../entity/period.json/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.sealTime !== undefined){
if(typeof data1.sealTime !== "string"){
const err21 = {instancePath:instancePath+"/period/sealTime",schemaPath:"../../entity/period.json/properties/sealTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.openTime !== undefined){
if(typeof data1.openTime !== "string"){
const err22 = {instancePath:instancePath+"/period/openTime",schemaPath:"../../entity/period.json/properties/openTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.sealSeconds !== undefined){
let data7 = data1.sealSeconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/period/sealSeconds",schemaPath:"../../entity/period.json/properties/sealSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/period/sealSeconds",schemaPath:"../../entity/period.json/properties/sealSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data1.openSeconds !== undefined){
let data8 = data1.openSeconds;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/period/openSeconds",schemaPath:"../../entity/period.json/properties/openSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/period/openSeconds",schemaPath:"../../entity/period.json/properties/openSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.isSealed !== undefined){
if(typeof data1.isSealed !== "boolean"){
const err27 = {instancePath:instancePath+"/period/isSealed",schemaPath:"../../entity/period.json/properties/isSealed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.commitment !== undefined){
if(typeof data1.commitment !== "string"){
const err28 = {instancePath:instancePath+"/period/commitment",schemaPath:"../../entity/period.json/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err29 = {instancePath:instancePath+"/period",schemaPath:"../../entity/period.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.last !== undefined){
let data11 = data.last;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.lotCode === undefined){
const err30 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.qiHao === undefined){
const err31 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.openTime === undefined){
const err32 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.haoMa === undefined){
const err33 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "haoMa"},message:"must have required property '"+"haoMa"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.openStatus === undefined){
const err34 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "openStatus"},message:"must have required property '"+"openStatus"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.source === undefined){
const err35 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.readings === undefined){
const err36 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.commitment === undefined){
const err37 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.seed === undefined){
const err38 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key2 in data11){
if(!(func1.call(schema97.properties, key2))){
const err39 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.lotCode !== undefined){
let data12 = data11.lotCode;
if(typeof data12 === "string"){
if(!pattern74.test(data12)){
const err40 = {instancePath:instancePath+"/last/lotCode",schemaPath:"../../entity/drawn-period.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/last/lotCode",schemaPath:"../../entity/drawn-period.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.qiHao !== undefined){
let data13 = data11.qiHao;
if(typeof data13 === "string"){
if(!pattern75.test(data13)){
const err42 = {instancePath:instancePath+"/last/qiHao",schemaPath:"../../entity/drawn-period.json/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/last/qiHao",schemaPath:"../../entity/drawn-period.json/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.openTime !== undefined){
if(typeof data11.openTime !== "string"){
const err44 = {instancePath:instancePath+"/last/openTime",schemaPath:"../../entity/drawn-period.json/properties/openTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.haoMa !== undefined){
if(typeof data11.haoMa !== "string"){
const err45 = {instancePath:instancePath+"/last/haoMa",schemaPath:"../../entity/drawn-period.json/properties/haoMa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.openStatus !== undefined){
let data16 = data11.openStatus;
if(typeof data16 !== "string"){
const err46 = {instancePath:instancePath+"/last/openStatus",schemaPath:"../../entity/drawn-period.json/properties/openStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((data16 === "waiting") || (data16 === "drawn")) || (data16 === "void"))){
const err47 = {instancePath:instancePath+"/last/openStatus",schemaPath:"../../entity/drawn-period.json/properties/openStatus/enum",keyword:"enum",params:{allowedValues: schema97.properties.openStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.source !== undefined){
let data17 = data11.source;
if(typeof data17 !== "string"){
const err48 = {instancePath:instancePath+"/last/source",schemaPath:"../../entity/drawn-period.json/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((data17 === "platform") || (data17 === "demonstration")) || (data17 === "feed"))){
const err49 = {instancePath:instancePath+"/last/source",schemaPath:"../../entity/drawn-period.json/properties/source/enum",keyword:"enum",params:{allowedValues: schema97.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.readings !== undefined){
let data18 = data11.readings;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name === undefined){
const err50 = {instancePath:instancePath+"/last/readings/" + i0,schemaPath:"../../entity/drawn-period.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data19.value === undefined){
const err51 = {instancePath:instancePath+"/last/readings/" + i0,schemaPath:"../../entity/drawn-period.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key3 in data19){
if(!((key3 === "name") || (key3 === "value"))){
const err52 = {instancePath:instancePath+"/last/readings/" + i0,schemaPath:"../../entity/drawn-period.json/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
const err53 = {instancePath:instancePath+"/last/readings/" + i0+"/name",schemaPath:"../../entity/drawn-period.json/properties/readings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.value !== undefined){
if(typeof data19.value !== "string"){
const err54 = {instancePath:instancePath+"/last/readings/" + i0+"/value",schemaPath:"../../entity/drawn-period.json/properties/readings/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/last/readings/" + i0,schemaPath:"../../entity/drawn-period.json/properties/readings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/last/readings",schemaPath:"../../entity/drawn-period.json/properties/readings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data11.commitment !== undefined){
if(typeof data11.commitment !== "string"){
const err57 = {instancePath:instancePath+"/last/commitment",schemaPath:"../../entity/drawn-period.json/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data11.seed !== undefined){
if(typeof data11.seed !== "string"){
const err58 = {instancePath:instancePath+"/last/seed",schemaPath:"../../entity/drawn-period.json/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/last",schemaPath:"../../entity/drawn-period.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err60 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err61 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err62 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data27 = data.fieldErrors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(typeof data27[key4] !== "string"){
const err63 = {instancePath:instancePath+"/fieldErrors/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_getNewPeriod2 = validate70;
const schema107 = {"type":"object","additionalProperties":false,"required":["serverTime","list","success","msg"],"properties":{"serverTime":{"type":"string","description":"Asia/Shanghai."},"list":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["period"],"properties":{"period":{"$ref":"../../entity/period.json"},"last":{"$ref":"../../entity/drawn-period.json"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/getNewPeriod2.json"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/getNewPeriod2.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverTime === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverTime"},message:"must have required property '"+"serverTime"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
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
if(!((((((key0 === "serverTime") || (key0 === "list")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.serverTime !== undefined){
if(typeof data.serverTime !== "string"){
const err5 = {instancePath:instancePath+"/serverTime",schemaPath:"#/properties/serverTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.list !== undefined){
let data1 = data.list;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.period === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "period") || (key1 === "last"))){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.period !== undefined){
let data3 = data2.period;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.lotCode === undefined){
const err8 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.qiHao === undefined){
const err9 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.startTime === undefined){
const err10 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "startTime"},message:"must have required property '"+"startTime"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.sealTime === undefined){
const err11 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "sealTime"},message:"must have required property '"+"sealTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.openTime === undefined){
const err12 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.sealSeconds === undefined){
const err13 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "sealSeconds"},message:"must have required property '"+"sealSeconds"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.openSeconds === undefined){
const err14 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "openSeconds"},message:"must have required property '"+"openSeconds"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.isSealed === undefined){
const err15 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "isSealed"},message:"must have required property '"+"isSealed"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.commitment === undefined){
const err16 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data3){
if(!(func1.call(schema105.properties, key2))){
const err17 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.lotCode !== undefined){
let data4 = data3.lotCode;
if(typeof data4 === "string"){
if(!pattern74.test(data4)){
const err18 = {instancePath:instancePath+"/list/" + i0+"/period/lotCode",schemaPath:"../../entity/period.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/list/" + i0+"/period/lotCode",schemaPath:"../../entity/period.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.qiHao !== undefined){
let data5 = data3.qiHao;
if(typeof data5 === "string"){
if(!pattern75.test(data5)){
const err20 = {instancePath:instancePath+"/list/" + i0+"/period/qiHao",schemaPath:"../../entity/period.json/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
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
const err21 = {instancePath:instancePath+"/list/" + i0+"/period/qiHao",schemaPath:"../../entity/period.json/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.startTime !== undefined){
if(typeof data3.startTime !== "string"){
const err22 = {instancePath:instancePath+"/list/" + i0+"/period/startTime",schemaPath:"../../entity/period.json/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.sealTime !== undefined){
if(typeof data3.sealTime !== "string"){
const err23 = {instancePath:instancePath+"/list/" + i0+"/period/sealTime",schemaPath:"../../entity/period.json/properties/sealTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.openTime !== undefined){
if(typeof data3.openTime !== "string"){
const err24 = {instancePath:instancePath+"/list/" + i0+"/period/openTime",schemaPath:"../../entity/period.json/properties/openTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.sealSeconds !== undefined){
let data9 = data3.sealSeconds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/list/" + i0+"/period/sealSeconds",schemaPath:"../../entity/period.json/properties/sealSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/list/" + i0+"/period/sealSeconds",schemaPath:"../../entity/period.json/properties/sealSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.openSeconds !== undefined){
let data10 = data3.openSeconds;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/list/" + i0+"/period/openSeconds",schemaPath:"../../entity/period.json/properties/openSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/list/" + i0+"/period/openSeconds",schemaPath:"../../entity/period.json/properties/openSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data3.isSealed !== undefined){
if(typeof data3.isSealed !== "boolean"){
const err29 = {instancePath:instancePath+"/list/" + i0+"/period/isSealed",schemaPath:"../../entity/period.json/properties/isSealed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.commitment !== undefined){
if(typeof data3.commitment !== "string"){
const err30 = {instancePath:instancePath+"/list/" + i0+"/period/commitment",schemaPath:"../../entity/period.json/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/list/" + i0+"/period",schemaPath:"../../entity/period.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.last !== undefined){
let data13 = data2.last;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.lotCode === undefined){
const err32 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.qiHao === undefined){
const err33 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.openTime === undefined){
const err34 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.haoMa === undefined){
const err35 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "haoMa"},message:"must have required property '"+"haoMa"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.openStatus === undefined){
const err36 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "openStatus"},message:"must have required property '"+"openStatus"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.source === undefined){
const err37 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.readings === undefined){
const err38 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.commitment === undefined){
const err39 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.seed === undefined){
const err40 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data13){
if(!(func1.call(schema97.properties, key3))){
const err41 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.lotCode !== undefined){
let data14 = data13.lotCode;
if(typeof data14 === "string"){
if(!pattern74.test(data14)){
const err42 = {instancePath:instancePath+"/list/" + i0+"/last/lotCode",schemaPath:"../../entity/drawn-period.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/list/" + i0+"/last/lotCode",schemaPath:"../../entity/drawn-period.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.qiHao !== undefined){
let data15 = data13.qiHao;
if(typeof data15 === "string"){
if(!pattern75.test(data15)){
const err44 = {instancePath:instancePath+"/list/" + i0+"/last/qiHao",schemaPath:"../../entity/drawn-period.json/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/list/" + i0+"/last/qiHao",schemaPath:"../../entity/drawn-period.json/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.openTime !== undefined){
if(typeof data13.openTime !== "string"){
const err46 = {instancePath:instancePath+"/list/" + i0+"/last/openTime",schemaPath:"../../entity/drawn-period.json/properties/openTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.haoMa !== undefined){
if(typeof data13.haoMa !== "string"){
const err47 = {instancePath:instancePath+"/list/" + i0+"/last/haoMa",schemaPath:"../../entity/drawn-period.json/properties/haoMa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.openStatus !== undefined){
let data18 = data13.openStatus;
if(typeof data18 !== "string"){
const err48 = {instancePath:instancePath+"/list/" + i0+"/last/openStatus",schemaPath:"../../entity/drawn-period.json/properties/openStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((data18 === "waiting") || (data18 === "drawn")) || (data18 === "void"))){
const err49 = {instancePath:instancePath+"/list/" + i0+"/last/openStatus",schemaPath:"../../entity/drawn-period.json/properties/openStatus/enum",keyword:"enum",params:{allowedValues: schema97.properties.openStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.source !== undefined){
let data19 = data13.source;
if(typeof data19 !== "string"){
const err50 = {instancePath:instancePath+"/list/" + i0+"/last/source",schemaPath:"../../entity/drawn-period.json/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((data19 === "platform") || (data19 === "demonstration")) || (data19 === "feed"))){
const err51 = {instancePath:instancePath+"/list/" + i0+"/last/source",schemaPath:"../../entity/drawn-period.json/properties/source/enum",keyword:"enum",params:{allowedValues: schema97.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.readings !== undefined){
let data20 = data13.readings;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.name === undefined){
const err52 = {instancePath:instancePath+"/list/" + i0+"/last/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.value === undefined){
const err53 = {instancePath:instancePath+"/list/" + i0+"/last/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key4 in data21){
if(!((key4 === "name") || (key4 === "value"))){
const err54 = {instancePath:instancePath+"/list/" + i0+"/last/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data21.name !== undefined){
if(typeof data21.name !== "string"){
const err55 = {instancePath:instancePath+"/list/" + i0+"/last/readings/" + i1+"/name",schemaPath:"../../entity/drawn-period.json/properties/readings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.value !== undefined){
if(typeof data21.value !== "string"){
const err56 = {instancePath:instancePath+"/list/" + i0+"/last/readings/" + i1+"/value",schemaPath:"../../entity/drawn-period.json/properties/readings/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/list/" + i0+"/last/readings/" + i1,schemaPath:"../../entity/drawn-period.json/properties/readings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/list/" + i0+"/last/readings",schemaPath:"../../entity/drawn-period.json/properties/readings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.commitment !== undefined){
if(typeof data13.commitment !== "string"){
const err59 = {instancePath:instancePath+"/list/" + i0+"/last/commitment",schemaPath:"../../entity/drawn-period.json/properties/commitment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data13.seed !== undefined){
if(typeof data13.seed !== "string"){
const err60 = {instancePath:instancePath+"/list/" + i0+"/last/seed",schemaPath:"../../entity/drawn-period.json/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/list/" + i0+"/last",schemaPath:"../../entity/drawn-period.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err64 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err65 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err66 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data29 = data.fieldErrors;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key5 in data29){
if(typeof data29[key5] !== "string"){
const err67 = {instancePath:instancePath+"/fieldErrors/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_getOffcialOddsList = validate71;
const schema110 = {"type":"object","additionalProperties":false,"required":["maxBonusGroup","maxRebate","basePrice","oddsList","success","msg"],"properties":{"maxBonusGroup":{"type":"string","description":"Bonus group without rebate, such as 1960."},"maxRebate":{"type":"string","description":"Largest rebate rate, such as 0.13. A bet at rebate b plays at maxBonusGroup - 2000 b."},"basePrice":{"type":"string","description":"Yuan of a unit in yuan mode at multiple 1."},"oddsList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["playCode","playName","groupName","isOpen","prizes"],"properties":{"playCode":{"type":"string"},"playName":{"type":"string"},"groupName":{"type":"string"},"isOpen":{"type":"boolean"},"prizes":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","maxPrize","minPrize"],"properties":{"name":{"type":"string","description":"Tier."},"maxPrize":{"type":"string","description":"Yuan of one unit without rebate."},"minPrize":{"type":"string","description":"Yuan of one unit at the largest rebate."}}}}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/getOffcialOddsList.json"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/getOffcialOddsList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxBonusGroup === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxBonusGroup"},message:"must have required property '"+"maxBonusGroup"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.maxRebate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxRebate"},message:"must have required property '"+"maxRebate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basePrice === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basePrice"},message:"must have required property '"+"basePrice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.oddsList === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oddsList"},message:"must have required property '"+"oddsList"+"'"};
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
if(!((((((((key0 === "maxBonusGroup") || (key0 === "maxRebate")) || (key0 === "basePrice")) || (key0 === "oddsList")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.maxBonusGroup !== undefined){
if(typeof data.maxBonusGroup !== "string"){
const err7 = {instancePath:instancePath+"/maxBonusGroup",schemaPath:"#/properties/maxBonusGroup/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.maxRebate !== undefined){
if(typeof data.maxRebate !== "string"){
const err8 = {instancePath:instancePath+"/maxRebate",schemaPath:"#/properties/maxRebate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.basePrice !== undefined){
if(typeof data.basePrice !== "string"){
const err9 = {instancePath:instancePath+"/basePrice",schemaPath:"#/properties/basePrice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.oddsList !== undefined){
let data3 = data.oddsList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.playCode === undefined){
const err10 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "playCode"},message:"must have required property '"+"playCode"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.playName === undefined){
const err11 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "playName"},message:"must have required property '"+"playName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.groupName === undefined){
const err12 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.isOpen === undefined){
const err13 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "isOpen"},message:"must have required property '"+"isOpen"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.prizes === undefined){
const err14 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/required",keyword:"required",params:{missingProperty: "prizes"},message:"must have required property '"+"prizes"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "playCode") || (key1 === "playName")) || (key1 === "groupName")) || (key1 === "isOpen")) || (key1 === "prizes"))){
const err15 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.playCode !== undefined){
if(typeof data4.playCode !== "string"){
const err16 = {instancePath:instancePath+"/oddsList/" + i0+"/playCode",schemaPath:"#/properties/oddsList/items/properties/playCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.playName !== undefined){
if(typeof data4.playName !== "string"){
const err17 = {instancePath:instancePath+"/oddsList/" + i0+"/playName",schemaPath:"#/properties/oddsList/items/properties/playName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.groupName !== undefined){
if(typeof data4.groupName !== "string"){
const err18 = {instancePath:instancePath+"/oddsList/" + i0+"/groupName",schemaPath:"#/properties/oddsList/items/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.isOpen !== undefined){
if(typeof data4.isOpen !== "boolean"){
const err19 = {instancePath:instancePath+"/oddsList/" + i0+"/isOpen",schemaPath:"#/properties/oddsList/items/properties/isOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.prizes !== undefined){
let data9 = data4.prizes;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err20 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1,schemaPath:"#/properties/oddsList/items/properties/prizes/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.maxPrize === undefined){
const err21 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1,schemaPath:"#/properties/oddsList/items/properties/prizes/items/required",keyword:"required",params:{missingProperty: "maxPrize"},message:"must have required property '"+"maxPrize"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.minPrize === undefined){
const err22 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1,schemaPath:"#/properties/oddsList/items/properties/prizes/items/required",keyword:"required",params:{missingProperty: "minPrize"},message:"must have required property '"+"minPrize"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "name") || (key2 === "maxPrize")) || (key2 === "minPrize"))){
const err23 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1,schemaPath:"#/properties/oddsList/items/properties/prizes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
const err24 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1+"/name",schemaPath:"#/properties/oddsList/items/properties/prizes/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.maxPrize !== undefined){
if(typeof data10.maxPrize !== "string"){
const err25 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1+"/maxPrize",schemaPath:"#/properties/oddsList/items/properties/prizes/items/properties/maxPrize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.minPrize !== undefined){
if(typeof data10.minPrize !== "string"){
const err26 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1+"/minPrize",schemaPath:"#/properties/oddsList/items/properties/prizes/items/properties/minPrize/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes/" + i1,schemaPath:"#/properties/oddsList/items/properties/prizes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err28 = {instancePath:instancePath+"/oddsList/" + i0+"/prizes",schemaPath:"#/properties/oddsList/items/properties/prizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err29 = {instancePath:instancePath+"/oddsList/" + i0,schemaPath:"#/properties/oddsList/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/oddsList",schemaPath:"#/properties/oddsList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err31 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err32 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err33 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data17 = data.fieldErrors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(typeof data17[key3] !== "string"){
const err34 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_lotteryData = validate72;
const schema111 = {"type":"object","additionalProperties":false,"required":["list","hasMore","totals","success","msg"],"properties":{"list":{"type":"array","items":{"$ref":"../../entity/bet-order.json"}},"hasMore":{"type":"boolean"},"totals":{"type":"object","additionalProperties":false,"required":["count","buyMoney","winMoney","rebate","yingKui"],"properties":{"count":{"type":"integer","description":"Orders."},"buyMoney":{"type":"string","description":"Stake, revoked ones left out.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"winMoney":{"type":"string","description":"Paid, refunds of revoked ones left out.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"rebate":{"type":"string","description":"Rebates.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"yingKui":{"type":"string","description":"Profit of those settled.","pattern":"^-?[0-9]+\\.[0-9]{4}$"}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/lotteryData.json"};
const schema112 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"BetOrder","type":"object","additionalProperties":false,"description":"A member's bet. Amounts in yuan with four decimals.","required":["orderId","lotCode","lotName","lotVersion","qiHao","playCode","playName","groupName","haoMa","buyZhuShu","buyMoney","multiple","model","peilv","winZhuShu","winMoney","rebate","yingKui","status","canRevoke","createTime","openHaoma","readings","chaseId","chaseNumber","returnReason","winDetails","isCapped","explanation"],"properties":{"orderId":{"type":"string"},"lotCode":{"type":"string","description":"Stable code, such as FFC.","pattern":"^[A-Z0-9]{2,12}$"},"lotName":{"type":"string"},"lotVersion":{"type":"integer","enum":[1,2],"description":"1 official, 2 credit."},"qiHao":{"type":"string","description":"Period number, such as 202611200001.","pattern":"^[0-9]{5,14}$"},"playCode":{"type":"string"},"playName":{"type":"string"},"groupName":{"type":"string"},"haoMa":{"type":"string","description":"The picks as text."},"buyZhuShu":{"type":"integer","description":"Units."},"buyMoney":{"type":"string","description":"Stake.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"multiple":{"type":"integer","description":"1 in credit mode."},"model":{"type":"integer","enum":[1,10,100,1000],"description":"Official: 1 yuan, 10 jiao, 100 fen, 1000 li."},"peilv":{"type":"string","description":"Credit: odds of the first outcome picked, at which it was accepted; official: bonus group."},"winZhuShu":{"type":"integer","description":"Units that won."},"winMoney":{"type":"string","description":"Paid, refunds included.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"rebate":{"type":"string","description":"Rebate beside it.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"yingKui":{"type":"string","description":"Paid and rebate less the stake; 0 while waiting.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"status":{"type":"integer","enum":[1,2,3,4,10],"description":"1 waiting, 2 won, 3 lost, 4 revoked or refunded, 10 all units pushed."},"canRevoke":{"type":"boolean","description":"May be revoked at this moment."},"createTime":{"type":"string","description":"Asia/Shanghai."},"openHaoma":{"type":"string","description":"The draw; empty until it is known."},"readings":{"type":"array","description":"What the family reads from the draw; told where an order is asked for by its number, empty in lists.","items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"chaseId":{"type":"string","description":"Plan it belongs to; empty for none."},"chaseNumber":{"type":"integer","description":"Which period of its plan, from 1; 0 for none."},"returnReason":{"type":"string","enum":["","member","chase","void"],"description":"Why the stake was given back: its owner revoked it, its chase stopped, the period was void."},"winDetails":{"type":"array","description":"What paid, outcome by outcome; empty while waiting and where nothing was paid.","items":{"type":"object","additionalProperties":false,"required":["name","units","each","odds","hits","isRefund"],"properties":{"name":{"type":"string","description":"Outcome or prize; empty where the play has but one."},"units":{"type":"integer"},"each":{"type":"string","description":"Credit: what a unit was paid. Official: the prize of a unit of 2 yuan in yuan mode. Refund: its stake.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"odds":{"type":"string","description":"Credit: the odds, several joined by ×; empty otherwise."},"hits":{"type":"integer","description":"How often a unit hit."},"isRefund":{"type":"boolean"}}}},"isCapped":{"type":"boolean","description":"What was won was cut to the most an order pays."},"explanation":{"type":"string","description":"Why it was paid what it was paid, for support; empty while waiting."}},"$id":"house:/entity/bet-order.json"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/lotteryData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hasMore === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasMore"},message:"must have required property '"+"hasMore"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totals === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totals"},message:"must have required property '"+"totals"+"'"};
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
if(!(((((((key0 === "list") || (key0 === "hasMore")) || (key0 === "totals")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderId === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.lotCode === undefined){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "lotCode"},message:"must have required property '"+"lotCode"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.lotName === undefined){
const err8 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "lotName"},message:"must have required property '"+"lotName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.lotVersion === undefined){
const err9 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "lotVersion"},message:"must have required property '"+"lotVersion"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.qiHao === undefined){
const err10 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.playCode === undefined){
const err11 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "playCode"},message:"must have required property '"+"playCode"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.playName === undefined){
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "playName"},message:"must have required property '"+"playName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.groupName === undefined){
const err13 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "groupName"},message:"must have required property '"+"groupName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.haoMa === undefined){
const err14 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "haoMa"},message:"must have required property '"+"haoMa"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.buyZhuShu === undefined){
const err15 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "buyZhuShu"},message:"must have required property '"+"buyZhuShu"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.buyMoney === undefined){
const err16 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.multiple === undefined){
const err17 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "multiple"},message:"must have required property '"+"multiple"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data1.model === undefined){
const err18 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data1.peilv === undefined){
const err19 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "peilv"},message:"must have required property '"+"peilv"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data1.winZhuShu === undefined){
const err20 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "winZhuShu"},message:"must have required property '"+"winZhuShu"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data1.winMoney === undefined){
const err21 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "winMoney"},message:"must have required property '"+"winMoney"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data1.rebate === undefined){
const err22 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "rebate"},message:"must have required property '"+"rebate"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data1.yingKui === undefined){
const err23 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "yingKui"},message:"must have required property '"+"yingKui"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data1.status === undefined){
const err24 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data1.canRevoke === undefined){
const err25 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "canRevoke"},message:"must have required property '"+"canRevoke"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data1.createTime === undefined){
const err26 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data1.openHaoma === undefined){
const err27 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "openHaoma"},message:"must have required property '"+"openHaoma"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data1.readings === undefined){
const err28 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data1.chaseId === undefined){
const err29 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "chaseId"},message:"must have required property '"+"chaseId"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data1.chaseNumber === undefined){
const err30 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "chaseNumber"},message:"must have required property '"+"chaseNumber"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data1.returnReason === undefined){
const err31 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "returnReason"},message:"must have required property '"+"returnReason"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data1.winDetails === undefined){
const err32 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "winDetails"},message:"must have required property '"+"winDetails"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data1.isCapped === undefined){
const err33 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "isCapped"},message:"must have required property '"+"isCapped"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data1.explanation === undefined){
const err34 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/required",keyword:"required",params:{missingProperty: "explanation"},message:"must have required property '"+"explanation"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema112.properties, key1))){
const err35 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.orderId !== undefined){
if(typeof data1.orderId !== "string"){
const err36 = {instancePath:instancePath+"/list/" + i0+"/orderId",schemaPath:"../../entity/bet-order.json/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data1.lotCode !== undefined){
let data3 = data1.lotCode;
if(typeof data3 === "string"){
if(!pattern74.test(data3)){
const err37 = {instancePath:instancePath+"/list/" + i0+"/lotCode",schemaPath:"../../entity/bet-order.json/properties/lotCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2,12}$"},message:"must match pattern \""+"^[A-Z0-9]{2,12}$"+"\""};
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
const err38 = {instancePath:instancePath+"/list/" + i0+"/lotCode",schemaPath:"../../entity/bet-order.json/properties/lotCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.lotName !== undefined){
if(typeof data1.lotName !== "string"){
const err39 = {instancePath:instancePath+"/list/" + i0+"/lotName",schemaPath:"../../entity/bet-order.json/properties/lotName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data1.lotVersion !== undefined){
let data5 = data1.lotVersion;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err40 = {instancePath:instancePath+"/list/" + i0+"/lotVersion",schemaPath:"../../entity/bet-order.json/properties/lotVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data5 === 1) || (data5 === 2))){
const err41 = {instancePath:instancePath+"/list/" + i0+"/lotVersion",schemaPath:"../../entity/bet-order.json/properties/lotVersion/enum",keyword:"enum",params:{allowedValues: schema112.properties.lotVersion.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data1.qiHao !== undefined){
let data6 = data1.qiHao;
if(typeof data6 === "string"){
if(!pattern75.test(data6)){
const err42 = {instancePath:instancePath+"/list/" + i0+"/qiHao",schemaPath:"../../entity/bet-order.json/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/list/" + i0+"/qiHao",schemaPath:"../../entity/bet-order.json/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data1.playCode !== undefined){
if(typeof data1.playCode !== "string"){
const err44 = {instancePath:instancePath+"/list/" + i0+"/playCode",schemaPath:"../../entity/bet-order.json/properties/playCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data1.playName !== undefined){
if(typeof data1.playName !== "string"){
const err45 = {instancePath:instancePath+"/list/" + i0+"/playName",schemaPath:"../../entity/bet-order.json/properties/playName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data1.groupName !== undefined){
if(typeof data1.groupName !== "string"){
const err46 = {instancePath:instancePath+"/list/" + i0+"/groupName",schemaPath:"../../entity/bet-order.json/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data1.haoMa !== undefined){
if(typeof data1.haoMa !== "string"){
const err47 = {instancePath:instancePath+"/list/" + i0+"/haoMa",schemaPath:"../../entity/bet-order.json/properties/haoMa/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data1.buyZhuShu !== undefined){
let data11 = data1.buyZhuShu;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err48 = {instancePath:instancePath+"/list/" + i0+"/buyZhuShu",schemaPath:"../../entity/bet-order.json/properties/buyZhuShu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data1.buyMoney !== undefined){
let data12 = data1.buyMoney;
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
const err49 = {instancePath:instancePath+"/list/" + i0+"/buyMoney",schemaPath:"../../entity/bet-order.json/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err50 = {instancePath:instancePath+"/list/" + i0+"/buyMoney",schemaPath:"../../entity/bet-order.json/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data1.multiple !== undefined){
let data13 = data1.multiple;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err51 = {instancePath:instancePath+"/list/" + i0+"/multiple",schemaPath:"../../entity/bet-order.json/properties/multiple/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data1.model !== undefined){
let data14 = data1.model;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err52 = {instancePath:instancePath+"/list/" + i0+"/model",schemaPath:"../../entity/bet-order.json/properties/model/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!((((data14 === 1) || (data14 === 10)) || (data14 === 100)) || (data14 === 1000))){
const err53 = {instancePath:instancePath+"/list/" + i0+"/model",schemaPath:"../../entity/bet-order.json/properties/model/enum",keyword:"enum",params:{allowedValues: schema112.properties.model.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data1.peilv !== undefined){
if(typeof data1.peilv !== "string"){
const err54 = {instancePath:instancePath+"/list/" + i0+"/peilv",schemaPath:"../../entity/bet-order.json/properties/peilv/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data1.winZhuShu !== undefined){
let data16 = data1.winZhuShu;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err55 = {instancePath:instancePath+"/list/" + i0+"/winZhuShu",schemaPath:"../../entity/bet-order.json/properties/winZhuShu/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data1.winMoney !== undefined){
let data17 = data1.winMoney;
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
const err56 = {instancePath:instancePath+"/list/" + i0+"/winMoney",schemaPath:"../../entity/bet-order.json/properties/winMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/list/" + i0+"/winMoney",schemaPath:"../../entity/bet-order.json/properties/winMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data1.rebate !== undefined){
let data18 = data1.rebate;
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
const err58 = {instancePath:instancePath+"/list/" + i0+"/rebate",schemaPath:"../../entity/bet-order.json/properties/rebate/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/list/" + i0+"/rebate",schemaPath:"../../entity/bet-order.json/properties/rebate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data1.yingKui !== undefined){
let data19 = data1.yingKui;
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
const err60 = {instancePath:instancePath+"/list/" + i0+"/yingKui",schemaPath:"../../entity/bet-order.json/properties/yingKui/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/list/" + i0+"/yingKui",schemaPath:"../../entity/bet-order.json/properties/yingKui/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data1.status !== undefined){
let data20 = data1.status;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err62 = {instancePath:instancePath+"/list/" + i0+"/status",schemaPath:"../../entity/bet-order.json/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(((((data20 === 1) || (data20 === 2)) || (data20 === 3)) || (data20 === 4)) || (data20 === 10))){
const err63 = {instancePath:instancePath+"/list/" + i0+"/status",schemaPath:"../../entity/bet-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema112.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data1.canRevoke !== undefined){
if(typeof data1.canRevoke !== "boolean"){
const err64 = {instancePath:instancePath+"/list/" + i0+"/canRevoke",schemaPath:"../../entity/bet-order.json/properties/canRevoke/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data1.createTime !== undefined){
if(typeof data1.createTime !== "string"){
const err65 = {instancePath:instancePath+"/list/" + i0+"/createTime",schemaPath:"../../entity/bet-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data1.openHaoma !== undefined){
if(typeof data1.openHaoma !== "string"){
const err66 = {instancePath:instancePath+"/list/" + i0+"/openHaoma",schemaPath:"../../entity/bet-order.json/properties/openHaoma/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data1.readings !== undefined){
let data24 = data1.readings;
if(Array.isArray(data24)){
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.name === undefined){
const err67 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/bet-order.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data25.value === undefined){
const err68 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/bet-order.json/properties/readings/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key2 in data25){
if(!((key2 === "name") || (key2 === "value"))){
const err69 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/bet-order.json/properties/readings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data25.name !== undefined){
if(typeof data25.name !== "string"){
const err70 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1+"/name",schemaPath:"../../entity/bet-order.json/properties/readings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data25.value !== undefined){
if(typeof data25.value !== "string"){
const err71 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1+"/value",schemaPath:"../../entity/bet-order.json/properties/readings/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/list/" + i0+"/readings/" + i1,schemaPath:"../../entity/bet-order.json/properties/readings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/list/" + i0+"/readings",schemaPath:"../../entity/bet-order.json/properties/readings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data1.chaseId !== undefined){
if(typeof data1.chaseId !== "string"){
const err74 = {instancePath:instancePath+"/list/" + i0+"/chaseId",schemaPath:"../../entity/bet-order.json/properties/chaseId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data1.chaseNumber !== undefined){
let data29 = data1.chaseNumber;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err75 = {instancePath:instancePath+"/list/" + i0+"/chaseNumber",schemaPath:"../../entity/bet-order.json/properties/chaseNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data1.returnReason !== undefined){
let data30 = data1.returnReason;
if(typeof data30 !== "string"){
const err76 = {instancePath:instancePath+"/list/" + i0+"/returnReason",schemaPath:"../../entity/bet-order.json/properties/returnReason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!((((data30 === "") || (data30 === "member")) || (data30 === "chase")) || (data30 === "void"))){
const err77 = {instancePath:instancePath+"/list/" + i0+"/returnReason",schemaPath:"../../entity/bet-order.json/properties/returnReason/enum",keyword:"enum",params:{allowedValues: schema112.properties.returnReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data1.winDetails !== undefined){
let data31 = data1.winDetails;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.name === undefined){
const err78 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data32.units === undefined){
const err79 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data32.each === undefined){
const err80 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/required",keyword:"required",params:{missingProperty: "each"},message:"must have required property '"+"each"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data32.odds === undefined){
const err81 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/required",keyword:"required",params:{missingProperty: "odds"},message:"must have required property '"+"odds"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data32.hits === undefined){
const err82 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data32.isRefund === undefined){
const err83 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/required",keyword:"required",params:{missingProperty: "isRefund"},message:"must have required property '"+"isRefund"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key3 in data32){
if(!((((((key3 === "name") || (key3 === "units")) || (key3 === "each")) || (key3 === "odds")) || (key3 === "hits")) || (key3 === "isRefund"))){
const err84 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data32.name !== undefined){
if(typeof data32.name !== "string"){
const err85 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/name",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data32.units !== undefined){
let data34 = data32.units;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err86 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/units",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data32.each !== undefined){
let data35 = data32.each;
if(typeof data35 === "string"){
if(!pattern10.test(data35)){
const err87 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/each",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/each/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err88 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/each",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/each/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data32.odds !== undefined){
if(typeof data32.odds !== "string"){
const err89 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/odds",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/odds/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data32.hits !== undefined){
let data37 = data32.hits;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err90 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/hits",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/hits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data32.isRefund !== undefined){
if(typeof data32.isRefund !== "boolean"){
const err91 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2+"/isRefund",schemaPath:"../../entity/bet-order.json/properties/winDetails/items/properties/isRefund/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/list/" + i0+"/winDetails/" + i2,schemaPath:"../../entity/bet-order.json/properties/winDetails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/list/" + i0+"/winDetails",schemaPath:"../../entity/bet-order.json/properties/winDetails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data1.isCapped !== undefined){
if(typeof data1.isCapped !== "boolean"){
const err94 = {instancePath:instancePath+"/list/" + i0+"/isCapped",schemaPath:"../../entity/bet-order.json/properties/isCapped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data1.explanation !== undefined){
if(typeof data1.explanation !== "string"){
const err95 = {instancePath:instancePath+"/list/" + i0+"/explanation",schemaPath:"../../entity/bet-order.json/properties/explanation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/bet-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.hasMore !== undefined){
if(typeof data.hasMore !== "boolean"){
const err98 = {instancePath:instancePath+"/hasMore",schemaPath:"#/properties/hasMore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.totals !== undefined){
let data42 = data.totals;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.count === undefined){
const err99 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data42.buyMoney === undefined){
const err100 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data42.winMoney === undefined){
const err101 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "winMoney"},message:"must have required property '"+"winMoney"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data42.rebate === undefined){
const err102 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "rebate"},message:"must have required property '"+"rebate"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data42.yingKui === undefined){
const err103 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/required",keyword:"required",params:{missingProperty: "yingKui"},message:"must have required property '"+"yingKui"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
for(const key4 in data42){
if(!(((((key4 === "count") || (key4 === "buyMoney")) || (key4 === "winMoney")) || (key4 === "rebate")) || (key4 === "yingKui"))){
const err104 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data42.count !== undefined){
let data43 = data42.count;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err105 = {instancePath:instancePath+"/totals/count",schemaPath:"#/properties/totals/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data42.buyMoney !== undefined){
let data44 = data42.buyMoney;
if(typeof data44 === "string"){
if(!pattern10.test(data44)){
const err106 = {instancePath:instancePath+"/totals/buyMoney",schemaPath:"#/properties/totals/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/totals/buyMoney",schemaPath:"#/properties/totals/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data42.winMoney !== undefined){
let data45 = data42.winMoney;
if(typeof data45 === "string"){
if(!pattern10.test(data45)){
const err108 = {instancePath:instancePath+"/totals/winMoney",schemaPath:"#/properties/totals/properties/winMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/totals/winMoney",schemaPath:"#/properties/totals/properties/winMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data42.rebate !== undefined){
let data46 = data42.rebate;
if(typeof data46 === "string"){
if(!pattern10.test(data46)){
const err110 = {instancePath:instancePath+"/totals/rebate",schemaPath:"#/properties/totals/properties/rebate/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/totals/rebate",schemaPath:"#/properties/totals/properties/rebate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data42.yingKui !== undefined){
let data47 = data42.yingKui;
if(typeof data47 === "string"){
if(!pattern10.test(data47)){
const err112 = {instancePath:instancePath+"/totals/yingKui",schemaPath:"#/properties/totals/properties/yingKui/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/totals/yingKui",schemaPath:"#/properties/totals/properties/yingKui/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err115 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err116 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err117 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data51 = data.fieldErrors;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key5 in data51){
if(typeof data51[key5] !== "string"){
const err118 = {instancePath:instancePath+"/fieldErrors/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_offcialDoBet = validate73;
const schema113 = {"type":"object","additionalProperties":false,"required":["orders","buyMoney","money","chaseId","dropped","success","msg"],"properties":{"orders":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["orderId","qiHao","buyMoney"],"properties":{"orderId":{"type":"string"},"qiHao":{"type":"string","description":"Period number, such as 202611200001.","pattern":"^[0-9]{5,14}$"},"buyMoney":{"type":"string","description":"Stake.","pattern":"^-?[0-9]+\\.[0-9]{4}$"}}}},"buyMoney":{"type":"string","description":"Stake of the whole slip.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"money":{"type":"string","description":"Balance afterwards.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"chaseId":{"type":"string","description":"The plan; empty without a chase."},"dropped":{"type":"array","description":"Periods of the chase that had sealed before the request came.","items":{"type":"string"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/offcialDoBet.json"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/offcialDoBet.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orders === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.buyMoney === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
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
if(data.chaseId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chaseId"},message:"must have required property '"+"chaseId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dropped === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropped"},message:"must have required property '"+"dropped"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.success === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.msg === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema113.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderId === undefined){
const err8 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.qiHao === undefined){
const err9 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.buyMoney === undefined){
const err10 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/required",keyword:"required",params:{missingProperty: "buyMoney"},message:"must have required property '"+"buyMoney"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "orderId") || (key1 === "qiHao")) || (key1 === "buyMoney"))){
const err11 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.orderId !== undefined){
if(typeof data1.orderId !== "string"){
const err12 = {instancePath:instancePath+"/orders/" + i0+"/orderId",schemaPath:"#/properties/orders/items/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.qiHao !== undefined){
let data3 = data1.qiHao;
if(typeof data3 === "string"){
if(!pattern75.test(data3)){
const err13 = {instancePath:instancePath+"/orders/" + i0+"/qiHao",schemaPath:"#/properties/orders/items/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
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
const err14 = {instancePath:instancePath+"/orders/" + i0+"/qiHao",schemaPath:"#/properties/orders/items/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.buyMoney !== undefined){
let data4 = data1.buyMoney;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err15 = {instancePath:instancePath+"/orders/" + i0+"/buyMoney",schemaPath:"#/properties/orders/items/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/orders/" + i0+"/buyMoney",schemaPath:"#/properties/orders/items/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"#/properties/orders/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err18 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.buyMoney !== undefined){
let data5 = data.buyMoney;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err19 = {instancePath:instancePath+"/buyMoney",schemaPath:"#/properties/buyMoney/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err20 = {instancePath:instancePath+"/buyMoney",schemaPath:"#/properties/buyMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.money !== undefined){
let data6 = data.money;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err21 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err22 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.chaseId !== undefined){
if(typeof data.chaseId !== "string"){
const err23 = {instancePath:instancePath+"/chaseId",schemaPath:"#/properties/chaseId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.dropped !== undefined){
let data8 = data.dropped;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
const err24 = {instancePath:instancePath+"/dropped/" + i1,schemaPath:"#/properties/dropped/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err26 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err27 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err28 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data13 = data.fieldErrors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(typeof data13[key2] !== "string"){
const err29 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_todayUnOpens = validate74;
const schema114 = {"type":"object","additionalProperties":false,"required":["list","success","msg"],"properties":{"list":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["qiHao","sealTime","openTime"],"properties":{"qiHao":{"type":"string","description":"Period number, such as 202611200001.","pattern":"^[0-9]{5,14}$"},"sealTime":{"type":"string"},"openTime":{"type":"string"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/lottery/todayUnOpens.json"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/todayUnOpens.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
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
if(!(((((key0 === "list") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.qiHao === undefined){
const err4 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "qiHao"},message:"must have required property '"+"qiHao"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.sealTime === undefined){
const err5 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "sealTime"},message:"must have required property '"+"sealTime"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.openTime === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/required",keyword:"required",params:{missingProperty: "openTime"},message:"must have required property '"+"openTime"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "qiHao") || (key1 === "sealTime")) || (key1 === "openTime"))){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.qiHao !== undefined){
let data2 = data1.qiHao;
if(typeof data2 === "string"){
if(!pattern75.test(data2)){
const err8 = {instancePath:instancePath+"/list/" + i0+"/qiHao",schemaPath:"#/properties/list/items/properties/qiHao/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5,14}$"},message:"must match pattern \""+"^[0-9]{5,14}$"+"\""};
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
const err9 = {instancePath:instancePath+"/list/" + i0+"/qiHao",schemaPath:"#/properties/list/items/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.sealTime !== undefined){
if(typeof data1.sealTime !== "string"){
const err10 = {instancePath:instancePath+"/list/" + i0+"/sealTime",schemaPath:"#/properties/list/items/properties/sealTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.openTime !== undefined){
if(typeof data1.openTime !== "string"){
const err11 = {instancePath:instancePath+"/list/" + i0+"/openTime",schemaPath:"#/properties/list/items/properties/openTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err13 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err14 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err15 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err16 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data8 = data.fieldErrors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(typeof data8[key2] !== "string"){
const err17 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const report_moneyChangeData = validate75;
const schema115 = {"type":"object","additionalProperties":false,"required":["list","hasMore","success","msg"],"properties":{"list":{"type":"array","items":{"$ref":"../../entity/transfer-order.json"}},"hasMore":{"type":"boolean"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/report/moneyChangeData.json"};
const schema116 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"TransferOrder","description":"Money on its way between the wallet and a game platform.","type":"object","additionalProperties":false,"required":["orderNo","platform","platformName","direction","money","status","auto","createTime","finishTime","reason"],"properties":{"orderNo":{"type":"string","description":"The same number at the platform."},"platform":{"type":"string"},"platformName":{"type":"string"},"direction":{"description":"in: wallet to platform; out: platform to wallet.","enum":["in","out"]},"money":{"type":"string","description":"Whole yuan.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"status":{"description":"processing: its end is not known yet; it is asked for until it is.","enum":["processing","success","failed"]},"auto":{"type":"boolean","description":"Moved by automatic exchange."},"createTime":{"type":"string"},"finishTime":{"type":"string","description":"Empty while processing."},"reason":{"type":"string","description":"Why it failed, otherwise empty."}},"$id":"house:/entity/transfer-order.json"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/report/moneyChangeData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hasMore === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasMore"},message:"must have required property '"+"hasMore"+"'"};
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
if(!((((((key0 === "list") || (key0 === "hasMore")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.list !== undefined){
let data0 = data.list;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderNo === undefined){
const err5 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.platform === undefined){
const err6 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.platformName === undefined){
const err7 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "platformName"},message:"must have required property '"+"platformName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.direction === undefined){
const err8 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.money === undefined){
const err9 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.status === undefined){
const err10 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.auto === undefined){
const err11 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "auto"},message:"must have required property '"+"auto"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.createTime === undefined){
const err12 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.finishTime === undefined){
const err13 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.reason === undefined){
const err14 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema116.properties, key1))){
const err15 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.orderNo !== undefined){
if(typeof data1.orderNo !== "string"){
const err16 = {instancePath:instancePath+"/list/" + i0+"/orderNo",schemaPath:"../../entity/transfer-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.platform !== undefined){
if(typeof data1.platform !== "string"){
const err17 = {instancePath:instancePath+"/list/" + i0+"/platform",schemaPath:"../../entity/transfer-order.json/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.platformName !== undefined){
if(typeof data1.platformName !== "string"){
const err18 = {instancePath:instancePath+"/list/" + i0+"/platformName",schemaPath:"../../entity/transfer-order.json/properties/platformName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.direction !== undefined){
let data5 = data1.direction;
if(!((data5 === "in") || (data5 === "out"))){
const err19 = {instancePath:instancePath+"/list/" + i0+"/direction",schemaPath:"../../entity/transfer-order.json/properties/direction/enum",keyword:"enum",params:{allowedValues: schema116.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.money !== undefined){
let data6 = data1.money;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err20 = {instancePath:instancePath+"/list/" + i0+"/money",schemaPath:"../../entity/transfer-order.json/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err21 = {instancePath:instancePath+"/list/" + i0+"/money",schemaPath:"../../entity/transfer-order.json/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.status !== undefined){
let data7 = data1.status;
if(!(((data7 === "processing") || (data7 === "success")) || (data7 === "failed"))){
const err22 = {instancePath:instancePath+"/list/" + i0+"/status",schemaPath:"../../entity/transfer-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema116.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.auto !== undefined){
if(typeof data1.auto !== "boolean"){
const err23 = {instancePath:instancePath+"/list/" + i0+"/auto",schemaPath:"../../entity/transfer-order.json/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.createTime !== undefined){
if(typeof data1.createTime !== "string"){
const err24 = {instancePath:instancePath+"/list/" + i0+"/createTime",schemaPath:"../../entity/transfer-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.finishTime !== undefined){
if(typeof data1.finishTime !== "string"){
const err25 = {instancePath:instancePath+"/list/" + i0+"/finishTime",schemaPath:"../../entity/transfer-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err26 = {instancePath:instancePath+"/list/" + i0+"/reason",schemaPath:"../../entity/transfer-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/list/" + i0,schemaPath:"../../entity/transfer-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err28 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.hasMore !== undefined){
if(typeof data.hasMore !== "boolean"){
const err29 = {instancePath:instancePath+"/hasMore",schemaPath:"#/properties/hasMore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err30 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err31 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err32 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data16 = data.fieldErrors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key2 in data16){
if(typeof data16[key2] !== "string"){
const err33 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_accInfo = validate76;
const schema117 = {"type":"object","additionalProperties":false,"required":["login","guest","role","account","nickName","money","unread","serverTime","success","msg"],"properties":{"login":{"type":"boolean","description":"Whether somebody is logged in, trial players included."},"guest":{"type":"boolean","description":"True for visitors and trial players: nobody with an account of their own."},"role":{"type":"string","enum":["guest","trial","member","agent"]},"account":{"type":"string","description":"Empty for a guest."},"nickName":{"type":"string","description":"Empty where none is set."},"money":{"type":"string","pattern":"^-?[0-9]+(\\.[0-9]{1,4})?$","description":"Balance a player may use. Yuan, up to four decimals."},"unread":{"type":"integer","description":"Unread messages.","minimum":0},"serverTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Clock of the server. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/accInfo.json"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/accInfo.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
if(!(func1.call(schema117.properties, key0))){
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
const err14 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema117.properties.role.enum},message:"must be equal to one of the allowed values"};
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_activeData = validate77;
const schema118 = {"type":"object","additionalProperties":false,"required":["activeList","success","msg"],"properties":{"activeList":{"type":"array","items":{"$ref":"../../entity/activity.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/activeData.json"};
const schema119 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Activity","type":"object","additionalProperties":false,"description":"An offer of a station.","required":["id","typeId","kind","title","summary","imgUrl","startTime","endTime","content"],"properties":{"id":{"type":"integer"},"typeId":{"type":"integer","description":"The kind of activity it is listed under (activeTypeData)."},"kind":{"type":"string","enum":["general","redPacket","signIn","wheel","treasure","deficit","bonus","dragonBoat","midAutumn","firstRecharge","balanceBao"],"description":"What stands behind it; a station may give each kind a name of its own."},"title":{"type":"string"},"summary":{"type":"string","description":"One line."},"imgUrl":{"type":"string","description":"Picture, 2:1 or wider."},"startTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"First moment. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"endTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Last moment. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"content":{"type":"string","description":"HTML of the detail; empty in lists."}},"$id":"house:/entity/activity.json"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/activeData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
if(!(func1.call(schema119.properties, key1))){
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
const err17 = {instancePath:instancePath+"/activeList/" + i0+"/kind",schemaPath:"../../entity/activity.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema119.properties.kind.enum},message:"must be equal to one of the allowed values"};
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_activeTypeData = validate78;
const schema120 = {"type":"object","additionalProperties":false,"required":["activeTypeList","success","msg"],"properties":{"activeTypeList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"integer","minimum":1},"name":{"type":"string"}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/activeTypeData.json"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/activeTypeData.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_appDown = validate79;
const schema121 = {"type":"object","additionalProperties":false,"required":["androidUrl","iosUrl","version","size","updateTime","notes","success","msg"],"properties":{"androidUrl":{"type":"string","description":"Empty where there is none."},"iosUrl":{"type":"string","description":"Empty where there is none."},"version":{"type":"string"},"size":{"type":"string","description":"Such as 18.6 MB."},"updateTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"When this version came out. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."},"notes":{"type":"array","description":"What is new, a line each.","items":{"type":"string"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/appDown.json"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/appDown.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
if(!(func1.call(schema121.properties, key0))){
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_autoExchange = validate80;
const schema122 = {"type":"object","additionalProperties":false,"required":["orders","skipped","money","success","msg"],"properties":{"orders":{"type":"array","items":{"$ref":"../../entity/transfer-order.json"}},"skipped":{"type":"array","description":"Platforms that gave no answer.","items":{"type":"object","additionalProperties":false,"required":["platform","platformName"],"properties":{"platform":{"type":"string"},"platformName":{"type":"string"}}}},"money":{"type":"string","description":"Wallet.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/autoExchange.json"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/autoExchange.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orders === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.skipped === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'"};
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
if(!(((((((key0 === "orders") || (key0 === "skipped")) || (key0 === "money")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.orderNo === undefined){
const err6 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.platform === undefined){
const err7 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.platformName === undefined){
const err8 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "platformName"},message:"must have required property '"+"platformName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.direction === undefined){
const err9 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.money === undefined){
const err10 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.status === undefined){
const err11 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.auto === undefined){
const err12 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "auto"},message:"must have required property '"+"auto"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.createTime === undefined){
const err13 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.finishTime === undefined){
const err14 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.reason === undefined){
const err15 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data1){
if(!(func1.call(schema116.properties, key1))){
const err16 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.orderNo !== undefined){
if(typeof data1.orderNo !== "string"){
const err17 = {instancePath:instancePath+"/orders/" + i0+"/orderNo",schemaPath:"../../entity/transfer-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.platform !== undefined){
if(typeof data1.platform !== "string"){
const err18 = {instancePath:instancePath+"/orders/" + i0+"/platform",schemaPath:"../../entity/transfer-order.json/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.platformName !== undefined){
if(typeof data1.platformName !== "string"){
const err19 = {instancePath:instancePath+"/orders/" + i0+"/platformName",schemaPath:"../../entity/transfer-order.json/properties/platformName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.direction !== undefined){
let data5 = data1.direction;
if(!((data5 === "in") || (data5 === "out"))){
const err20 = {instancePath:instancePath+"/orders/" + i0+"/direction",schemaPath:"../../entity/transfer-order.json/properties/direction/enum",keyword:"enum",params:{allowedValues: schema116.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.money !== undefined){
let data6 = data1.money;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
const err21 = {instancePath:instancePath+"/orders/" + i0+"/money",schemaPath:"../../entity/transfer-order.json/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err22 = {instancePath:instancePath+"/orders/" + i0+"/money",schemaPath:"../../entity/transfer-order.json/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.status !== undefined){
let data7 = data1.status;
if(!(((data7 === "processing") || (data7 === "success")) || (data7 === "failed"))){
const err23 = {instancePath:instancePath+"/orders/" + i0+"/status",schemaPath:"../../entity/transfer-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema116.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.auto !== undefined){
if(typeof data1.auto !== "boolean"){
const err24 = {instancePath:instancePath+"/orders/" + i0+"/auto",schemaPath:"../../entity/transfer-order.json/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data1.createTime !== undefined){
if(typeof data1.createTime !== "string"){
const err25 = {instancePath:instancePath+"/orders/" + i0+"/createTime",schemaPath:"../../entity/transfer-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.finishTime !== undefined){
if(typeof data1.finishTime !== "string"){
const err26 = {instancePath:instancePath+"/orders/" + i0+"/finishTime",schemaPath:"../../entity/transfer-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err27 = {instancePath:instancePath+"/orders/" + i0+"/reason",schemaPath:"../../entity/transfer-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/orders/" + i0,schemaPath:"../../entity/transfer-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err29 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.skipped !== undefined){
let data12 = data.skipped;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.platform === undefined){
const err30 = {instancePath:instancePath+"/skipped/" + i1,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.platformName === undefined){
const err31 = {instancePath:instancePath+"/skipped/" + i1,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "platformName"},message:"must have required property '"+"platformName"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "platform") || (key2 === "platformName"))){
const err32 = {instancePath:instancePath+"/skipped/" + i1,schemaPath:"#/properties/skipped/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.platform !== undefined){
if(typeof data13.platform !== "string"){
const err33 = {instancePath:instancePath+"/skipped/" + i1+"/platform",schemaPath:"#/properties/skipped/items/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.platformName !== undefined){
if(typeof data13.platformName !== "string"){
const err34 = {instancePath:instancePath+"/skipped/" + i1+"/platformName",schemaPath:"#/properties/skipped/items/properties/platformName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/skipped/" + i1,schemaPath:"#/properties/skipped/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.money !== undefined){
let data16 = data.money;
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
const err37 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err38 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err39 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err40 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err41 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data20 = data.fieldErrors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(typeof data20[key3] !== "string"){
const err42 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_banner = validate81;
const schema124 = {"type":"object","additionalProperties":false,"required":["bannerList","success","msg"],"properties":{"bannerList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","linkUrl","linkType","imgUrl"],"properties":{"id":{"type":"integer"},"title":{"type":"string","description":"What the picture says."},"linkUrl":{"type":"string","description":"Where a tap leads: a path of this site, or an https address; empty for nowhere."},"linkType":{"type":"integer","description":"1 opens here, 2 opens in a new tab.","enum":[1,2]},"imgUrl":{"type":"string","description":"Picture: a path of this site or an https address."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/banner.json"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/banner.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
const err14 = {instancePath:instancePath+"/bannerList/" + i0+"/linkType",schemaPath:"#/properties/bannerList/items/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema124.properties.bannerList.items.properties.linkType.enum},message:"must be equal to one of the allowed values"};
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_floatFrameList = validate82;
const schema125 = {"type":"object","additionalProperties":false,"required":["floatFrameList","success","msg"],"properties":{"floatFrameList":{"type":"array","items":{"$ref":"../../entity/float-frame.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/floatFrameList.json"};
const schema126 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"FloatFrame","type":"object","additionalProperties":false,"description":"A floating ad frame.","required":["id","showPosition","afsList"],"properties":{"id":{"type":"integer"},"showPosition":{"type":"integer","description":"The page it belongs to: 1 home, 2 user centre, 3 log-in tab, 4 register tab, 5 lottery pages.","minimum":1,"maximum":5},"afsList":{"type":"array","description":"Shown one after another.","items":{"$ref":"ad-link.json"}}},"$id":"house:/entity/float-frame.json"};
const schema127 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"AdLink","type":"object","additionalProperties":false,"description":"One picture of a floating ad frame (afsList item).","required":["linkUrl","linkType","imgUrl","title"],"properties":{"linkUrl":{"type":"string","description":"Where a tap leads: a path of this site, or an https address; empty for nowhere."},"linkType":{"type":"integer","description":"1 opens here, 2 opens in a new tab.","enum":[1,2]},"imgUrl":{"type":"string","description":"Picture: a path of this site or an https address."},"title":{"type":"string","description":"What the picture says, for those who cannot see it."}},"$id":"house:/entity/ad-link.json"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/entity/float-frame.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
const err15 = {instancePath:instancePath+"/afsList/" + i0+"/linkType",schemaPath:"ad-link.json/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema127.properties.linkType.enum},message:"must be equal to one of the allowed values"};
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/floatFrameList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
if(!(validate83(data0[i0], {instancePath:instancePath+"/floatFrameList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_gameList = validate85;
const schema128 = {"type":"object","additionalProperties":false,"required":["gameList","success","msg"],"properties":{"gameList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","name","count"],"properties":{"type":{"type":"string","enum":["credit","official","live","egame","chess","fish","sport","esport"]},"name":{"type":"string"},"count":{"type":"integer","description":"Games in it.","minimum":0}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/gameList.json"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/gameList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
const err9 = {instancePath:instancePath+"/gameList/" + i0+"/type",schemaPath:"#/properties/gameList/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema128.properties.gameList.items.properties.type.enum},message:"must be equal to one of the allowed values"};
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_getOnOffBaseBtn = validate86;
const schema129 = {"type":"object","additionalProperties":false,"required":["stationCode","onlineServiceUrl","notLoggedToLoginPage","onoffMobileNotloggedToLoginview","thirdAutoExchange","registerOpen","trialOpen","loginCheck","registerCheck","success","msg"],"properties":{"stationCode":{"type":"string","pattern":"^[a-z][a-z0-9]{1,15}$"},"onlineServiceUrl":{"type":"string","description":"Customer service: a path of this site or an https address; empty for none."},"notLoggedToLoginPage":{"type":"boolean","description":"Whoever is not logged in is sent to log-in."},"onoffMobileNotloggedToLoginview":{"type":"boolean","description":"The same for the mobile site alone."},"thirdAutoExchange":{"type":"boolean","description":"Balances move to and from game platforms by themselves."},"registerOpen":{"type":"boolean","description":"New members may register."},"trialOpen":{"type":"boolean","description":"Trial play is offered."},"loginCheck":{"type":"string","enum":["none","image","robot"],"description":"What a visitor proves at log-in."},"registerCheck":{"type":"string","enum":["none","image","robot"],"description":"What a visitor proves at registration and before an SMS."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/getOnOffBaseBtn.json"};
const pattern125 = new RegExp("^[a-z][a-z0-9]{1,15}$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/getOnOffBaseBtn.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
if(!(func1.call(schema129.properties, key0))){
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
if(!pattern125.test(data0)){
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
const err21 = {instancePath:instancePath+"/loginCheck",schemaPath:"#/properties/loginCheck/enum",keyword:"enum",params:{allowedValues: schema129.properties.loginCheck.enum},message:"must be equal to one of the allowed values"};
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
const err23 = {instancePath:instancePath+"/registerCheck",schemaPath:"#/properties/registerCheck/enum",keyword:"enum",params:{allowedValues: schema129.properties.registerCheck.enum},message:"must be equal to one of the allowed values"};
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
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_getPageHead = validate87;
const schema130 = {"type":"object","additionalProperties":false,"required":["wapv2ThemeColor","pageTitle","success","msg"],"properties":{"wapv2ThemeColor":{"type":"string","enum":["ThemeRed","ThemeBlack",""],"description":"Theme the site wears; empty leaves it to the station file."},"pageTitle":{"type":"string","description":"Title of the browser tab."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/getPageHead.json"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/getPageHead.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
const err6 = {instancePath:instancePath+"/wapv2ThemeColor",schemaPath:"#/properties/wapv2ThemeColor/enum",keyword:"enum",params:{allowedValues: schema130.properties.wapv2ThemeColor.enum},message:"must be equal to one of the allowed values"};
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_lotteryList = validate88;
const schema131 = {"type":"object","additionalProperties":false,"required":["lotteryList","success","msg"],"properties":{"lotteryList":{"type":"array","items":{"$ref":"../../entity/lottery.json"}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/lotteryList.json"};
const schema132 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Lottery","type":"object","additionalProperties":false,"description":"A lottery in one of the two modes.","required":["lotCode","lotName","lotVersion","family","hot","caption"],"properties":{"lotCode":{"type":"string","description":"Stable code, such as FFC.","pattern":"^[A-Z0-9]{2,12}$"},"lotName":{"type":"string","description":"Name a player reads."},"lotVersion":{"type":"integer","description":"1 official mode, 2 credit mode; splits the list into two groups.","enum":[1,2]},"family":{"type":"string","enum":["ssc","pk10","k3","x115","lhc","pc28","kl10","fc3d","kl8"],"description":"Family of rules."},"hot":{"type":"boolean","description":"Shown first and marked."},"caption":{"type":"string","description":"One short line below the name, such as 每1分钟一期."}},"$id":"house:/entity/lottery.json"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/lotteryList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
if(!pattern74.test(data2)){
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
const err15 = {instancePath:instancePath+"/lotteryList/" + i0+"/lotVersion",schemaPath:"../../entity/lottery.json/properties/lotVersion/enum",keyword:"enum",params:{allowedValues: schema132.properties.lotVersion.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/lotteryList/" + i0+"/family",schemaPath:"../../entity/lottery.json/properties/family/enum",keyword:"enum",params:{allowedValues: schema132.properties.family.enum},message:"must be equal to one of the allowed values"};
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
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_newNotices = validate89;
const schema133 = {"type":"object","additionalProperties":false,"required":["noticeList","success","msg"],"properties":{"noticeList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","content","popup","createTime"],"properties":{"id":{"type":"integer"},"title":{"type":"string"},"content":{"type":"string","description":"HTML."},"popup":{"type":"boolean","description":"Shown in a dialog once a visit."},"createTime":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$","description":"Published. YYYY-MM-DD HH:mm:ss, Asia/Shanghai."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/newNotices.json"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/newNotices.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const session_thirdGameList = validate90;
const schema134 = {"type":"object","additionalProperties":false,"required":["thirdGameList","success","msg"],"properties":{"thirdGameList":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["platform","gameCode","gameName","platformName","open"],"properties":{"platform":{"type":"string","description":"Code of the platform."},"gameCode":{"type":"string"},"gameName":{"type":"string"},"platformName":{"type":"string"},"open":{"type":"boolean","description":"False while the platform is being maintained."}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/session/thirdGameList.json"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/session/thirdGameList.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
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
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const transfer_getBalance = validate91;
const schema135 = {"type":"object","additionalProperties":false,"required":["platform","money","known","success","msg"],"properties":{"platform":{"type":"string"},"money":{"type":"string","description":"0.0000 where it is not known.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"known":{"type":"boolean","description":"False where the platform gave no answer."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/transfer/getBalance.json"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/transfer/getBalance.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.money === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.known === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "known"},message:"must have required property '"+"known"+"'"};
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
if(!(((((((key0 === "platform") || (key0 === "money")) || (key0 === "known")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.platform !== undefined){
if(typeof data.platform !== "string"){
const err6 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.money !== undefined){
let data1 = data.money;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err7 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.known !== undefined){
if(typeof data.known !== "boolean"){
const err9 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const transfer_getThirdInfo4Change = validate92;
const schema136 = {"type":"object","additionalProperties":false,"required":["money","autoExchange","processing","thirdInfo","success","msg"],"properties":{"money":{"type":"string","description":"Wallet.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"autoExchange":{"description":"none: not offered by the station.","enum":["none","on","off"]},"processing":{"type":"integer","description":"Transfers whose end is not known yet."},"thirdInfo":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["platform","platformName","type","open","games"],"properties":{"platform":{"type":"string","description":"Code of the platform."},"platformName":{"type":"string"},"type":{"enum":["live","egame","chess","fish","sport","esport"]},"open":{"type":"boolean","description":"False while the platform is being maintained."},"games":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["gameCode","gameName"],"properties":{"gameCode":{"type":"string"},"gameName":{"type":"string"}}}}}}},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/transfer/getThirdInfo4Change.json"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/transfer/getThirdInfo4Change.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.money === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.autoExchange === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoExchange"},message:"must have required property '"+"autoExchange"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.processing === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "processing"},message:"must have required property '"+"processing"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.thirdInfo === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thirdInfo"},message:"must have required property '"+"thirdInfo"+"'"};
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
if(!((((((((key0 === "money") || (key0 === "autoExchange")) || (key0 === "processing")) || (key0 === "thirdInfo")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.money !== undefined){
let data0 = data.money;
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err7 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.autoExchange !== undefined){
let data1 = data.autoExchange;
if(!(((data1 === "none") || (data1 === "on")) || (data1 === "off"))){
const err9 = {instancePath:instancePath+"/autoExchange",schemaPath:"#/properties/autoExchange/enum",keyword:"enum",params:{allowedValues: schema136.properties.autoExchange.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.processing !== undefined){
let data2 = data.processing;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/processing",schemaPath:"#/properties/processing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.thirdInfo !== undefined){
let data3 = data.thirdInfo;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.platform === undefined){
const err11 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.platformName === undefined){
const err12 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/required",keyword:"required",params:{missingProperty: "platformName"},message:"must have required property '"+"platformName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.type === undefined){
const err13 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.open === undefined){
const err14 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.games === undefined){
const err15 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/required",keyword:"required",params:{missingProperty: "games"},message:"must have required property '"+"games"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "platform") || (key1 === "platformName")) || (key1 === "type")) || (key1 === "open")) || (key1 === "games"))){
const err16 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.platform !== undefined){
if(typeof data4.platform !== "string"){
const err17 = {instancePath:instancePath+"/thirdInfo/" + i0+"/platform",schemaPath:"#/properties/thirdInfo/items/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.platformName !== undefined){
if(typeof data4.platformName !== "string"){
const err18 = {instancePath:instancePath+"/thirdInfo/" + i0+"/platformName",schemaPath:"#/properties/thirdInfo/items/properties/platformName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.type !== undefined){
let data7 = data4.type;
if(!((((((data7 === "live") || (data7 === "egame")) || (data7 === "chess")) || (data7 === "fish")) || (data7 === "sport")) || (data7 === "esport"))){
const err19 = {instancePath:instancePath+"/thirdInfo/" + i0+"/type",schemaPath:"#/properties/thirdInfo/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema136.properties.thirdInfo.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.open !== undefined){
if(typeof data4.open !== "boolean"){
const err20 = {instancePath:instancePath+"/thirdInfo/" + i0+"/open",schemaPath:"#/properties/thirdInfo/items/properties/open/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.games !== undefined){
let data9 = data4.games;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.gameCode === undefined){
const err21 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games/" + i1,schemaPath:"#/properties/thirdInfo/items/properties/games/items/required",keyword:"required",params:{missingProperty: "gameCode"},message:"must have required property '"+"gameCode"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.gameName === undefined){
const err22 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games/" + i1,schemaPath:"#/properties/thirdInfo/items/properties/games/items/required",keyword:"required",params:{missingProperty: "gameName"},message:"must have required property '"+"gameName"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data10){
if(!((key2 === "gameCode") || (key2 === "gameName"))){
const err23 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games/" + i1,schemaPath:"#/properties/thirdInfo/items/properties/games/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.gameCode !== undefined){
if(typeof data10.gameCode !== "string"){
const err24 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games/" + i1+"/gameCode",schemaPath:"#/properties/thirdInfo/items/properties/games/items/properties/gameCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.gameName !== undefined){
if(typeof data10.gameName !== "string"){
const err25 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games/" + i1+"/gameName",schemaPath:"#/properties/thirdInfo/items/properties/games/items/properties/gameName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err26 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games/" + i1,schemaPath:"#/properties/thirdInfo/items/properties/games/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err27 = {instancePath:instancePath+"/thirdInfo/" + i0+"/games",schemaPath:"#/properties/thirdInfo/items/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err28 = {instancePath:instancePath+"/thirdInfo/" + i0,schemaPath:"#/properties/thirdInfo/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err29 = {instancePath:instancePath+"/thirdInfo",schemaPath:"#/properties/thirdInfo/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err30 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err31 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err32 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data16 = data.fieldErrors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
if(typeof data16[key3] !== "string"){
const err33 = {instancePath:instancePath+"/fieldErrors/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const transfer_openGame = validate93;
const schema137 = {"type":"object","additionalProperties":false,"required":["url","carried","processing","auto","success","msg"],"properties":{"url":{"type":"string","description":"Where the game begins; good once, for a minute. Empty where the platform gave none."},"carried":{"type":"string","description":"Moved to the platform.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"processing":{"type":"boolean","description":"Money is on its way whose end is not known yet."},"auto":{"type":"boolean","description":"Automatic exchange is on for this member: coming back is to be told by autoExchange."},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/transfer/openGame.json"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/transfer/openGame.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carried === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carried"},message:"must have required property '"+"carried"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.processing === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "processing"},message:"must have required property '"+"processing"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.auto === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto"},message:"must have required property '"+"auto"+"'"};
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
if(!((((((((key0 === "url") || (key0 === "carried")) || (key0 === "processing")) || (key0 === "auto")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.carried !== undefined){
let data1 = data.carried;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err8 = {instancePath:instancePath+"/carried",schemaPath:"#/properties/carried/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err9 = {instancePath:instancePath+"/carried",schemaPath:"#/properties/carried/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.processing !== undefined){
if(typeof data.processing !== "boolean"){
const err10 = {instancePath:instancePath+"/processing",schemaPath:"#/properties/processing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.auto !== undefined){
if(typeof data.auto !== "boolean"){
const err11 = {instancePath:instancePath+"/auto",schemaPath:"#/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
const err15 = {instancePath:instancePath+"/fieldErrors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const transfer_setAutoExchange = validate94;
const schema138 = {"type":"object","additionalProperties":false,"required":["autoExchange","success","msg"],"properties":{"autoExchange":{"enum":["on","off"]},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/transfer/setAutoExchange.json"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/transfer/setAutoExchange.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.autoExchange === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoExchange"},message:"must have required property '"+"autoExchange"+"'"};
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
if(!(((((key0 === "autoExchange") || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.autoExchange !== undefined){
let data0 = data.autoExchange;
if(!((data0 === "on") || (data0 === "off"))){
const err4 = {instancePath:instancePath+"/autoExchange",schemaPath:"#/properties/autoExchange/enum",keyword:"enum",params:{allowedValues: schema138.properties.autoExchange.enum},message:"must be equal to one of the allowed values"};
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
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const transfer_thirdRealTransMoney = validate95;
const schema139 = {"type":"object","additionalProperties":false,"required":["order","money","success","msg"],"properties":{"order":{"$ref":"../../entity/transfer-order.json"},"money":{"type":"string","description":"Wallet.","pattern":"^-?[0-9]+\\.[0-9]{4}$"},"success":{"type":"boolean","description":"Whether the call did what it was asked."},"msg":{"type":"string","description":"What to tell the player, in the language of the request; empty where there is nothing to say."},"code":{"type":"string","description":"What kind of refusal this is, for programs: a stable id such as notLoggedIn or loggedInElsewhere. A backend that only sends msg is understood by its wording (see schemas/refusals.json)."},"fieldErrors":{"type":"object","description":"For a form: request field to what is wrong with it, in the language of the request.","additionalProperties":{"type":"string"}}},"$id":"house:/call/transfer/thirdRealTransMoney.json"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/transfer/thirdRealTransMoney.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.money === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
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
if(!((((((key0 === "order") || (key0 === "money")) || (key0 === "success")) || (key0 === "msg")) || (key0 === "code")) || (key0 === "fieldErrors"))){
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
if(data.order !== undefined){
let data0 = data.order;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.orderNo === undefined){
const err5 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.platform === undefined){
const err6 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.platformName === undefined){
const err7 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "platformName"},message:"must have required property '"+"platformName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.direction === undefined){
const err8 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.money === undefined){
const err9 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "money"},message:"must have required property '"+"money"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.status === undefined){
const err10 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.auto === undefined){
const err11 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "auto"},message:"must have required property '"+"auto"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.createTime === undefined){
const err12 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "createTime"},message:"must have required property '"+"createTime"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.finishTime === undefined){
const err13 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "finishTime"},message:"must have required property '"+"finishTime"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.reason === undefined){
const err14 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema116.properties, key1))){
const err15 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.orderNo !== undefined){
if(typeof data0.orderNo !== "string"){
const err16 = {instancePath:instancePath+"/order/orderNo",schemaPath:"../../entity/transfer-order.json/properties/orderNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.platform !== undefined){
if(typeof data0.platform !== "string"){
const err17 = {instancePath:instancePath+"/order/platform",schemaPath:"../../entity/transfer-order.json/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.platformName !== undefined){
if(typeof data0.platformName !== "string"){
const err18 = {instancePath:instancePath+"/order/platformName",schemaPath:"../../entity/transfer-order.json/properties/platformName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.direction !== undefined){
let data4 = data0.direction;
if(!((data4 === "in") || (data4 === "out"))){
const err19 = {instancePath:instancePath+"/order/direction",schemaPath:"../../entity/transfer-order.json/properties/direction/enum",keyword:"enum",params:{allowedValues: schema116.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.money !== undefined){
let data5 = data0.money;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err20 = {instancePath:instancePath+"/order/money",schemaPath:"../../entity/transfer-order.json/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
const err21 = {instancePath:instancePath+"/order/money",schemaPath:"../../entity/transfer-order.json/properties/money/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.status !== undefined){
let data6 = data0.status;
if(!(((data6 === "processing") || (data6 === "success")) || (data6 === "failed"))){
const err22 = {instancePath:instancePath+"/order/status",schemaPath:"../../entity/transfer-order.json/properties/status/enum",keyword:"enum",params:{allowedValues: schema116.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.auto !== undefined){
if(typeof data0.auto !== "boolean"){
const err23 = {instancePath:instancePath+"/order/auto",schemaPath:"../../entity/transfer-order.json/properties/auto/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.createTime !== undefined){
if(typeof data0.createTime !== "string"){
const err24 = {instancePath:instancePath+"/order/createTime",schemaPath:"../../entity/transfer-order.json/properties/createTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.finishTime !== undefined){
if(typeof data0.finishTime !== "string"){
const err25 = {instancePath:instancePath+"/order/finishTime",schemaPath:"../../entity/transfer-order.json/properties/finishTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err26 = {instancePath:instancePath+"/order/reason",schemaPath:"../../entity/transfer-order.json/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/order",schemaPath:"../../entity/transfer-order.json/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
let data11 = data.money;
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
const err28 = {instancePath:instancePath+"/money",schemaPath:"#/properties/money/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+\\.[0-9]{4}$"},message:"must match pattern \""+"^-?[0-9]+\\.[0-9]{4}$"+"\""};
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
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err30 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.msg !== undefined){
if(typeof data.msg !== "string"){
const err31 = {instancePath:instancePath+"/msg",schemaPath:"#/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err32 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fieldErrors !== undefined){
let data15 = data.fieldErrors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
if(typeof data15[key2] !== "string"){
const err33 = {instancePath:instancePath+"/fieldErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fieldErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/fieldErrors",schemaPath:"#/properties/fieldErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

