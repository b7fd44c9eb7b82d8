// Generated from schemas/station.json by "npm run gen". Do not edit.

/** The subset of JSON Schema that schemas/station.json is written in. */
export interface StationSchema {
  $ref?: string;
  description?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  enum?: readonly (string | number)[];
  const?: string | number;
  default?: unknown;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: StationSchema;
  required?: readonly string[];
  properties?: Readonly<Record<string, StationSchema>>;
  additionalProperties?: boolean | StationSchema;
  propertyNames?: StationSchema;
  oneOf?: readonly StationSchema[];
  'x-effect'?: string;
  'x-owed'?: string;
}

export const stationSchema: StationSchema & { $defs: Readonly<Record<string, StationSchema>> } = {
  "description": "What a station file may say. A station is one JSON file in stations/, named after its code, holding only its differences from the defaults stated here.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "code",
    "name"
  ],
  "properties": {
    "$schema": {
      "type": "string",
      "description": "Relative path of this schema, for editors.",
      "x-effect": "Editors complete, explain and check the file as it is typed."
    },
    "schemaVersion": {
      "type": "integer",
      "const": 1,
      "default": 1,
      "description": "Version of this format.",
      "x-effect": "A file of a newer version is refused with a hint to upgrade."
    },
    "code": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9]{1,15}$",
      "description": "Code of the station; the file is named after it.",
      "x-effect": "Separates accounts, money and sessions from those of every other station."
    },
    "name": {
      "$ref": "#/$defs/label",
      "description": "Name players know the station by.",
      "x-effect": "Shown in the header, on the monogram and in the browser tab."
    },
    "hosts": {
      "type": "array",
      "uniqueItems": true,
      "default": [],
      "items": {
        "$ref": "#/$defs/host"
      },
      "description": "Host names the station answers on, beside <code>.localhost which always works.",
      "x-effect": "A visitor on one of these hosts is on this station."
    },
    "locale": {
      "enum": [
        "zh-CN",
        "en"
      ],
      "default": "zh-CN",
      "description": "Language until a player chooses another.",
      "x-effect": "Language of every screen and message."
    },
    "theme": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "How the station looks.",
      "properties": {
        "skin": {
          "enum": [
            "ThemeRed",
            "ThemeBlack"
          ],
          "default": "ThemeRed",
          "description": "ThemeRed is crystal red, ThemeBlack is midnight black.",
          "x-effect": "Palette of every screen until a player chooses the other."
        },
        "logo": {
          "type": "string",
          "default": "",
          "pattern": "^(|/logo/[a-z0-9-]+\\.(svg|png|webp))$",
          "description": "Picture in stations/logo/, as /logo/<file>; without one a monogram is drawn from the name.",
          "x-effect": "Logo of the home page, the log-in page and the list of stations."
        },
        "ThemeRed": {
          "$ref": "#/$defs/brand",
          "default": {},
          "description": "Brand colours while the skin is ThemeRed.",
          "x-effect": "Replaces the brand tokens of crystal red."
        },
        "ThemeBlack": {
          "$ref": "#/$defs/brand",
          "default": {},
          "description": "Brand colours while the skin is ThemeBlack.",
          "x-effect": "Replaces the brand tokens of midnight black."
        }
      }
    },
    "routes": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "Which screens the station has.",
      "properties": {
        "off": {
          "type": "array",
          "uniqueItems": true,
          "default": [],
          "items": {
            "$ref": "#/$defs/switchablePath"
          },
          "description": "Screens switched off.",
          "x-effect": "The screen is gone from the router, from every menu and from every link."
        }
      }
    },
    "menus": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "Menus, each a list of screens (by path) and actions (by name). An entry whose screen is off, or which the visitor may not enter, is left out by itself.",
      "properties": {
        "tabBar": {
          "type": "array",
          "uniqueItems": true,
          "maxItems": 5,
          "minItems": 2,
          "items": {
            "$ref": "#/$defs/destination"
          },
          "default": [
            "/index",
            "/lotteryAll",
            "/moreActive",
            "action:service",
            "/userCenter"
          ],
          "description": "Bar at the foot of the tab screens, two to five entries.",
          "x-effect": "Entries and order of the tab bar."
        },
        "home": {
          "type": "array",
          "uniqueItems": true,
          "items": {
            "$ref": "#/$defs/destination"
          },
          "default": [
            "/recharge",
            "/lotteryAll",
            "/lotteryOpenDetail",
            "/moreActive",
            "action:service",
            "/appDown",
            "action:lineDetection",
            "/aboutUs"
          ],
          "description": "Grid of the home page.",
          "x-effect": "Entries and order of the home page grid."
        },
        "member": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "title",
              "items"
            ],
            "properties": {
              "title": {
                "$ref": "#/$defs/label",
                "description": "Heading of the group."
              },
              "items": {
                "type": "array",
                "uniqueItems": true,
                "minItems": 1,
                "items": {
                  "$ref": "#/$defs/destination"
                }
              }
            }
          },
          "default": [
            {
              "title": {
                "zh-CN": "资金",
                "en": "Money"
              },
              "items": [
                "/recharge",
                "/withdraw",
                "/wallet",
                "/moneyChange",
                "/transctionRecord",
                "/reportChange"
              ]
            },
            {
              "title": {
                "zh-CN": "账户",
                "en": "Account"
              },
              "items": [
                "/personalInfo",
                "/editPwd"
              ]
            },
            {
              "title": {
                "zh-CN": "彩票",
                "en": "Lottery"
              },
              "items": [
                "/lotteryRecord",
                "/lotteryOpenDetail"
              ]
            },
            {
              "title": {
                "zh-CN": "收益与公益",
                "en": "Earn and give"
              },
              "items": [
                "/balanceBao",
                "/handfree",
                "/donate"
              ]
            },
            {
              "title": {
                "zh-CN": "服务",
                "en": "Service"
              },
              "items": [
                "/moreActive",
                "action:service",
                "/aboutUs",
                "/appDown"
              ]
            },
            {
              "title": {
                "zh-CN": "偏好",
                "en": "Preferences"
              },
              "items": [
                "action:theme",
                "action:locale"
              ]
            }
          ],
          "description": "Groups of the member centre.",
          "x-effect": "Groups, entries and order of the member centre."
        },
        "names": {
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/label"
          },
          "propertyNames": {
            "$ref": "#/$defs/destination"
          },
          "default": {},
          "description": "Other names for entries, by destination.",
          "x-effect": "Label of the entry in every menu."
        }
      }
    },
    "activityNames": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "The station's own names for kinds of activities; a kind not named keeps the title the server gives.",
      "properties": {
        "redPacket": {
          "$ref": "#/$defs/label",
          "description": "Red packet.",
          "x-effect": "Title of red packet tiles and pages."
        },
        "signIn": {
          "$ref": "#/$defs/label",
          "description": "Sign-in.",
          "x-effect": "Title of sign-in tiles and pages."
        },
        "wheel": {
          "$ref": "#/$defs/label",
          "description": "Wheel (turnlate).",
          "x-effect": "Title of wheel tiles and pages."
        },
        "treasure": {
          "$ref": "#/$defs/label",
          "description": "Treasure chest.",
          "x-effect": "Title of treasure tiles and pages."
        },
        "deficit": {
          "$ref": "#/$defs/label",
          "description": "Deficit rebate.",
          "x-effect": "Title of deficit rebate tiles and pages."
        },
        "bonus": {
          "$ref": "#/$defs/label",
          "description": "Daily bonus.",
          "x-effect": "Title of bonus tiles and pages."
        },
        "dragonBoat": {
          "$ref": "#/$defs/label",
          "description": "Dragon boat.",
          "x-effect": "Title of dragon boat tiles and pages."
        },
        "midAutumn": {
          "$ref": "#/$defs/label",
          "description": "Mid-autumn.",
          "x-effect": "Title of mid-autumn tiles and pages."
        },
        "firstRecharge": {
          "$ref": "#/$defs/label",
          "description": "First deposit.",
          "x-effect": "Title of first deposit tiles and pages."
        },
        "balanceBao": {
          "$ref": "#/$defs/label",
          "description": "Balance treasure.",
          "x-effect": "Title of balance treasure tiles and pages."
        }
      }
    },
    "onOff": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "On/off settings the reference server serves with getOnOffBaseBtn.",
      "properties": {
        "onlineServiceUrl": {
          "type": "string",
          "default": "/legacy/service.html",
          "pattern": "^(|/(?!/)[A-Za-z0-9/._~?#=&%+:,;@!$'()*-]*|https://[^\\s/]+\\.[^\\s]+|tel:\\+?[0-9][0-9().-]*|mailto:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$",
          "description": "Customer service: a path of this site, an https address, tel:<number> or mailto:<address>; empty for none.",
          "x-effect": "Where customer service entries lead; empty takes them away."
        },
        "notLoggedToLoginPage": {
          "type": "boolean",
          "default": false,
          "description": "Whoever is not logged in is sent to log-in, except on /appDown.",
          "x-effect": "Guests see the log-in page first."
        },
        "onoffMobileNotloggedToLoginview": {
          "type": "boolean",
          "default": false,
          "description": "The same for the mobile site alone.",
          "x-effect": "Guests on a phone see the log-in page first."
        },
        "thirdAutoExchange": {
          "type": "boolean",
          "default": true,
          "description": "Balances move to and from game platforms by themselves.",
          "x-effect": "Automatic balance exchange runs."
        },
        "thirdAutoExchangeOptIn": {
          "type": "boolean",
          "default": false,
          "description": "Automatic balance exchange waits for the member to switch it on; otherwise it is on until they switch it off.",
          "x-effect": "The switch on /moneyChange is off until a member turns it on."
        },
        "registerOpen": {
          "type": "boolean",
          "default": true,
          "description": "New members may register.",
          "x-effect": "The register tab is there."
        },
        "trialOpen": {
          "type": "boolean",
          "default": true,
          "description": "Trial play is offered.",
          "x-effect": "The trial play button is there."
        },
        "loginCheck": {
          "enum": [
            "none",
            "image",
            "robot"
          ],
          "default": "none",
          "description": "What a visitor proves at log-in; after failed tries at least image.",
          "x-effect": "Picture with characters, or robot check, on the log-in tab."
        },
        "registerCheck": {
          "enum": [
            "none",
            "image",
            "robot"
          ],
          "default": "image",
          "description": "What a visitor proves at registration and before an SMS.",
          "x-effect": "Picture with characters, or robot check, on the register tab."
        },
        "questionOnNewDevice": {
          "type": "boolean",
          "default": true,
          "description": "Members with a security question answer it on a new device.",
          "x-effect": "A second step at log-in."
        },
        "registerFields": {
          "type": "array",
          "default": [
            "account",
            "password",
            "rePassword",
            "promoCode?"
          ],
          "uniqueItems": true,
          "items": {
            "enum": [
              "account",
              "password",
              "rePassword",
              "realName",
              "realName?",
              "phone",
              "phone?",
              "smsCode",
              "email",
              "email?",
              "qq",
              "qq?",
              "weChat",
              "weChat?",
              "promoCode",
              "promoCode?",
              "captchaCode"
            ]
          },
          "description": "Fields of the registration form in order; a question mark makes one optional. account, password and rePassword are always asked for.",
          "x-effect": "Fields of the register tab (srList)."
        }
      }
    },
    "pageHead": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "Served with getPageHead.",
      "properties": {
        "pageTitle": {
          "$ref": "#/$defs/label",
          "description": "Title of the browser tab; the station's name where not given.",
          "x-effect": "Title of the browser tab."
        }
      }
    },
    "frontConfig": {
      "type": "object",
      "additionalProperties": false,
      "default": {},
      "description": "Front-end tweaks of the station.",
      "properties": {
        "addToDesktopRemainText": {
          "$ref": "#/$defs/localText",
          "default": {
            "zh-CN": "",
            "en": ""
          },
          "description": "Reminder to add the site to the phone's desktop; empty for none.",
          "x-effect": "A strip on the home page that can be closed."
        },
        "lineDetection": {
          "type": "boolean",
          "default": false,
          "description": "Offers the line check.",
          "x-effect": "An entry on the home page that measures the station's hosts and shows the fastest."
        },
        "lineDetectionTxt": {
          "$ref": "#/$defs/label",
          "default": {
            "zh-CN": "线路检测",
            "en": "Line check"
          },
          "description": "Name of the line check.",
          "x-effect": "Label of the line check's entry and dialog."
        },
        "personalInfoflag": {
          "type": "boolean",
          "default": false,
          "description": "Shows contact details on the personal page.",
          "x-effect": "Phone, e-mail, QQ and WeChat rows on /personalInfo."
        },
        "moreActiveHeader": {
          "type": "boolean",
          "default": true,
          "description": "Header bar on the activities page.",
          "x-effect": "Back arrow and title on /moreActive; without it the page opens with its own large title."
        },
        "noShowTiKuanBaoBiao": {
          "type": "boolean",
          "default": false,
          "description": "Hides withdrawal reports.",
          "x-effect": "The withdrawal tab and figures are gone from the reports."
        },
        "noShowChongzhiBaoBiao": {
          "type": "boolean",
          "default": false,
          "description": "Hides deposit reports.",
          "x-effect": "The deposit tab and figures are gone from the reports."
        },
        "bonusPercent": {
          "type": "number",
          "default": 0,
          "minimum": 0,
          "maximum": 100,
          "description": "Percentage of the direct-charge offer; 0 for none.",
          "x-effect": "Percentage offered on /handfree."
        },
        "bonusAmount": {
          "type": "number",
          "default": 0,
          "minimum": 0,
          "maximum": 1000000,
          "description": "Cap of the direct-charge offer in yuan; 0 for none.",
          "x-effect": "Cap named on /handfree."
        },
        "showFreeDepositInHoney": {
          "type": "boolean",
          "default": false,
          "description": "Shows the direct-charge entry among the wallet's offers.",
          "x-effect": "An entry on /wallet."
        },
        "isV010": {
          "type": "boolean",
          "default": false,
          "description": "Wire relic. Behind it stands the capability twoColumnLotteries: the home page lists lotteries as large cards in two columns instead of compact ones in three.",
          "x-effect": "Home page lottery list in two columns of large cards."
        },
        "userCenterNoShowHope": {
          "type": "boolean",
          "default": false,
          "description": "Hides the donate entry of the member centre.",
          "x-effect": "/donate is gone from the member centre."
        },
        "needHideMaximumNetAmount": {
          "type": "boolean",
          "default": false,
          "description": "Hides the highest net win of a bet.",
          "x-effect": "The highest net win is gone from /lotLimit and the slip."
        }
      }
    }
  },
  "$defs": {
    "localText": {
      "description": "A text: one for every language, or one for each; without control characters.",
      "oneOf": [
        {
          "$ref": "#/$defs/plainText"
        },
        {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "zh-CN"
          ],
          "properties": {
            "zh-CN": {
              "$ref": "#/$defs/plainText"
            },
            "en": {
              "$ref": "#/$defs/plainText"
            }
          }
        }
      ]
    },
    "label": {
      "description": "A text that is never empty: one for every language, or one for each; without control characters.",
      "oneOf": [
        {
          "$ref": "#/$defs/labelText"
        },
        {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "zh-CN"
          ],
          "properties": {
            "zh-CN": {
              "$ref": "#/$defs/labelText"
            },
            "en": {
              "$ref": "#/$defs/labelText"
            }
          }
        }
      ]
    },
    "plainText": {
      "type": "string",
      "maxLength": 80,
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]*$",
      "description": "A text without control characters and other invisible ones."
    },
    "labelText": {
      "type": "string",
      "maxLength": 80,
      "pattern": "^(?=.*[^\\s])[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff]+$",
      "description": "A text that players can see: not empty, and without control characters and other invisible ones."
    },
    "host": {
      "type": "string",
      "maxLength": 253,
      "pattern": "^(?!.*\\.localhost$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$",
      "description": "A host name such as www.example.com: no https://, port or path, no IP address, and no name of this machine (localhost)."
    },
    "color": {
      "type": "string",
      "pattern": "^#[0-9a-f]{6}$",
      "description": "Colour as #rrggbb, in small letters."
    },
    "brand": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "brand": {
          "$ref": "#/$defs/color",
          "description": "Brand colour: header, main button, chosen tab."
        },
        "brandDeep": {
          "$ref": "#/$defs/color",
          "description": "Darker end of the brand's gradient."
        },
        "onBrand": {
          "$ref": "#/$defs/color",
          "description": "Text on the brand colour."
        },
        "brandText": {
          "$ref": "#/$defs/color",
          "description": "Brand colour as text on the surface."
        },
        "brandQuiet": {
          "$ref": "#/$defs/color",
          "description": "Pale ground behind brand-coloured text."
        },
        "accent": {
          "$ref": "#/$defs/color",
          "description": "Rare second accent."
        }
      }
    },
    "switchablePath": {
      "type": "string",
      "pattern": "^/(?!index$|login$)[A-Za-z0-9/:]+$",
      "description": "Path of a screen of schemas/screens.json, but for /index and /login."
    },
    "destination": {
      "type": "string",
      "pattern": "^(/[A-Za-z0-9/:]+|action:[a-zA-Z]+)$",
      "description": "Path of a screen, or action:service, action:lineDetection, action:theme, action:locale, action:trial, action:desktop."
    }
  }
};
