// Loads the texts of devices and log-ins together with their page: who looks at records does without.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/devices.generated.ts';

bringTexts('devices', messages);
