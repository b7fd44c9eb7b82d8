// Generated from schemas/call by "npm run gen". Do not edit.
// Compiled by ajv: validators of the JSON texts in form fields, named <group>_<call>_<field>.
// @ts-nocheck
"use strict";
export const lottery_creditDoBet_bets = validate20;
const schema31 = {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"../../entity/credit-bet-item.json"},"$id":"house:/call/lottery/creditDoBet.bets.json"};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"CreditBetItem","type":"object","additionalProperties":false,"description":"One item of a slip in credit mode. Amounts in yuan.","required":["playCode","selection","units","stake","unitAmount","oddsMark"],"properties":{"playCode":{"type":"string","description":"A play of the lottery's family in credit mode."},"selection":{"type":"object","description":"What was picked; which keys a play takes is said by its rules."},"units":{"type":"integer","description":"Compared with the server's own count."},"stake":{"type":"string","description":"Of the item in one period; compared with the server's own.","pattern":"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},"unitAmount":{"type":"string","description":"Amount on each unit.","pattern":"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},"oddsMark":{"type":"string","description":"Mark of the odds the player saw; refused with oddsChanged where others are in force."}},"$id":"house:/entity/credit-bet-item.json"};
const pattern4 = new RegExp("^-?[0-9]{1,18}(?:\\.[0-9]+)?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/creditDoBet.bets.json" */;
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
if(Array.isArray(data)){
if(data.length > 200){
validate20.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
if(data.length < 1){
validate20.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((((data0.playCode === undefined) && (missing0 = "playCode")) || ((data0.selection === undefined) && (missing0 = "selection"))) || ((data0.units === undefined) && (missing0 = "units"))) || ((data0.stake === undefined) && (missing0 = "stake"))) || ((data0.unitAmount === undefined) && (missing0 = "unitAmount"))) || ((data0.oddsMark === undefined) && (missing0 = "oddsMark"))){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"../../entity/credit-bet-item.json/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((((((key0 === "playCode") || (key0 === "selection")) || (key0 === "units")) || (key0 === "stake")) || (key0 === "unitAmount")) || (key0 === "oddsMark"))){
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"../../entity/credit-bet-item.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.playCode !== undefined){
const _errs5 = errors;
if(typeof data0.playCode !== "string"){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/playCode",schemaPath:"../../entity/credit-bet-item.json/properties/playCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.selection !== undefined){
let data2 = data0.selection;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/selection",schemaPath:"../../entity/credit-bet-item.json/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.units !== undefined){
let data3 = data0.units;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/units",schemaPath:"../../entity/credit-bet-item.json/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.stake !== undefined){
let data4 = data0.stake;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/stake",schemaPath:"../../entity/credit-bet-item.json/properties/stake/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/" + i0+"/stake",schemaPath:"../../entity/credit-bet-item.json/properties/stake/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.unitAmount !== undefined){
let data5 = data0.unitAmount;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/unitAmount",schemaPath:"../../entity/credit-bet-item.json/properties/unitAmount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/" + i0+"/unitAmount",schemaPath:"../../entity/credit-bet-item.json/properties/unitAmount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.oddsMark !== undefined){
const _errs15 = errors;
if(typeof data0.oddsMark !== "string"){
validate20.errors = [{instancePath:instancePath+"/" + i0+"/oddsMark",schemaPath:"../../entity/credit-bet-item.json/properties/oddsMark/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
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
validate20.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"../../entity/credit-bet-item.json/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_offcialDoBet_bets = validate21;
const schema33 = {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"../../entity/official-bet-item.json"},"$id":"house:/call/lottery/offcialDoBet.bets.json"};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"OfficialBetItem","type":"object","additionalProperties":false,"description":"One item of a slip in official mode. Amounts in yuan.","required":["playCode","selection","units","stake","bonusGroup"],"properties":{"playCode":{"type":"string","description":"A play of the lottery's family in official mode."},"selection":{"type":"object","description":"What was picked; which keys a play takes is said by its rules."},"units":{"type":"integer","description":"Compared with the server's own count."},"stake":{"type":"string","description":"Of the item in one period; compared with the server's own.","pattern":"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},"bonusGroup":{"type":"string","description":"The group at the rebate chosen; refused with oddsChanged where another is in force.","pattern":"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},"moneyMode":{"type":"string","description":"1 yuan, 0.1 jiao, 0.01 fen, 0.001 li; 1 when left out.","pattern":"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},"multiple":{"type":"integer","description":"1 when left out.","minimum":1,"maximum":1000000},"rebateRate":{"type":"string","description":"Share of the stake taken back instead of prize, such as 0.065; 0 when left out.","pattern":"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"}},"$id":"house:/entity/official-bet-item.json"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/offcialDoBet.bets.json" */;
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
if(Array.isArray(data)){
if(data.length > 200){
validate21.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
if(data.length < 1){
validate21.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((data0.playCode === undefined) && (missing0 = "playCode")) || ((data0.selection === undefined) && (missing0 = "selection"))) || ((data0.units === undefined) && (missing0 = "units"))) || ((data0.stake === undefined) && (missing0 = "stake"))) || ((data0.bonusGroup === undefined) && (missing0 = "bonusGroup"))){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"../../entity/official-bet-item.json/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((((((((key0 === "playCode") || (key0 === "selection")) || (key0 === "units")) || (key0 === "stake")) || (key0 === "bonusGroup")) || (key0 === "moneyMode")) || (key0 === "multiple")) || (key0 === "rebateRate"))){
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"../../entity/official-bet-item.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.playCode !== undefined){
const _errs5 = errors;
if(typeof data0.playCode !== "string"){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/playCode",schemaPath:"../../entity/official-bet-item.json/properties/playCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.selection !== undefined){
let data2 = data0.selection;
const _errs7 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/selection",schemaPath:"../../entity/official-bet-item.json/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.units !== undefined){
let data3 = data0.units;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/units",schemaPath:"../../entity/official-bet-item.json/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.stake !== undefined){
let data4 = data0.stake;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/stake",schemaPath:"../../entity/official-bet-item.json/properties/stake/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/" + i0+"/stake",schemaPath:"../../entity/official-bet-item.json/properties/stake/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.bonusGroup !== undefined){
let data5 = data0.bonusGroup;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/bonusGroup",schemaPath:"../../entity/official-bet-item.json/properties/bonusGroup/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/" + i0+"/bonusGroup",schemaPath:"../../entity/official-bet-item.json/properties/bonusGroup/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.moneyMode !== undefined){
let data6 = data0.moneyMode;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/moneyMode",schemaPath:"../../entity/official-bet-item.json/properties/moneyMode/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/" + i0+"/moneyMode",schemaPath:"../../entity/official-bet-item.json/properties/moneyMode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.multiple !== undefined){
let data7 = data0.multiple;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/multiple",schemaPath:"../../entity/official-bet-item.json/properties/multiple/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/multiple",schemaPath:"../../entity/official-bet-item.json/properties/multiple/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/multiple",schemaPath:"../../entity/official-bet-item.json/properties/multiple/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.rebateRate !== undefined){
let data8 = data0.rebateRate;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
validate21.errors = [{instancePath:instancePath+"/" + i0+"/rebateRate",schemaPath:"../../entity/official-bet-item.json/properties/rebateRate/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,18}(?:\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,18}(?:\\.[0-9]+)?$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/" + i0+"/rebateRate",schemaPath:"../../entity/official-bet-item.json/properties/rebateRate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
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
validate21.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"../../entity/official-bet-item.json/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const lottery_offcialDoBet_chase = validate22;
const schema35 = {"$ref":"../../entity/chase-request.json","$id":"house:/call/lottery/offcialDoBet.chase.json"};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ChaseRequest","type":"object","additionalProperties":false,"description":"Over which periods a slip is chased. No period is named twice.","required":["stopOnWin","periods"],"properties":{"stopOnWin":{"type":"boolean","description":"The periods after one that won are given back."},"periods":{"type":"array","minItems":1,"maxItems":120,"items":{"type":"object","additionalProperties":false,"required":["qiHao","multiple"],"properties":{"qiHao":{"type":"string","description":"Period number; one that has sealed is dropped."},"multiple":{"type":"integer","description":"Multiplies every item in this period.","minimum":1,"maximum":1000000}}}}},"$id":"house:/entity/chase-request.json"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="house:/call/lottery/offcialDoBet.chase.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.stopOnWin === undefined) && (missing0 = "stopOnWin")) || ((data.periods === undefined) && (missing0 = "periods"))){
validate22.errors = [{instancePath,schemaPath:"../../entity/chase-request.json/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "stopOnWin") || (key0 === "periods"))){
validate22.errors = [{instancePath,schemaPath:"../../entity/chase-request.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.stopOnWin !== undefined){
const _errs3 = errors;
if(typeof data.stopOnWin !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/stopOnWin",schemaPath:"../../entity/chase-request.json/properties/stopOnWin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.periods !== undefined){
let data1 = data.periods;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 120){
validate22.errors = [{instancePath:instancePath+"/periods",schemaPath:"../../entity/chase-request.json/properties/periods/maxItems",keyword:"maxItems",params:{limit: 120},message:"must NOT have more than 120 items"}];
return false;
}
else {
if(data1.length < 1){
validate22.errors = [{instancePath:instancePath+"/periods",schemaPath:"../../entity/chase-request.json/properties/periods/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.qiHao === undefined) && (missing1 = "qiHao")) || ((data2.multiple === undefined) && (missing1 = "multiple"))){
validate22.errors = [{instancePath:instancePath+"/periods/" + i0,schemaPath:"../../entity/chase-request.json/properties/periods/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!((key1 === "qiHao") || (key1 === "multiple"))){
validate22.errors = [{instancePath:instancePath+"/periods/" + i0,schemaPath:"../../entity/chase-request.json/properties/periods/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.qiHao !== undefined){
const _errs10 = errors;
if(typeof data2.qiHao !== "string"){
validate22.errors = [{instancePath:instancePath+"/periods/" + i0+"/qiHao",schemaPath:"../../entity/chase-request.json/properties/periods/items/properties/qiHao/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.multiple !== undefined){
let data4 = data2.multiple;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate22.errors = [{instancePath:instancePath+"/periods/" + i0+"/multiple",schemaPath:"../../entity/chase-request.json/properties/periods/items/properties/multiple/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/periods/" + i0+"/multiple",schemaPath:"../../entity/chase-request.json/properties/periods/items/properties/multiple/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/periods/" + i0+"/multiple",schemaPath:"../../entity/chase-request.json/properties/periods/items/properties/multiple/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/periods/" + i0,schemaPath:"../../entity/chase-request.json/properties/periods/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/periods",schemaPath:"../../entity/chase-request.json/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"../../entity/chase-request.json/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

