// Reading one station file: everything that is wrong with it, and the station it makes if nothing is.
import type { StationFile } from '#contract/station.generated.ts';
import { stationSchema } from '#contract/station.schema.generated.ts';
import { isStationFile } from '#contract/station.validate.generated.ts';
import { unknownDestination } from '../checks/menus/unknown-destination.ts';
import type { MeaningRule, RuleInput } from '../checks/rule.ts';
import { rules } from '../checks/rules.generated.ts';
import { ruleNamed } from '../checks/rules.ts';
import { badFormat } from '../checks/schema/bad-format.ts';
import { outOfRange } from '../checks/schema/out-of-range.ts';
import { tabBarLength } from '../checks/schema/tab-bar-length.ts';
import { wrongLevel } from '../checks/schema/wrong-level.ts';
import { resolveStation, type Station } from '../station.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FileFormat } from './fileFormat.ts';
import { readJsonFile } from './readJsonFile.ts';

export interface Reading {
  /** Name of the file as it was given; rules look at what follows the last slash. */
  fileName: string;
  text: string;
  /** As the operator wrote it; there only when no error keeps it out of service. */
  file?: StationFile;
  /** With every default filled in; there when `file` is. */
  station?: Station;
  diagnostics: Diagnostic[];
}

export interface ReadOptions {
  /** Whether a picture such as /logo/demo.svg is there; without it pictures are not checked. */
  hasAsset?: (path: string) => boolean;
}

export const stationFormat: Omit<FileFormat<RuleInput>, 'inputOf'> = {
  schema: stationSchema,
  schemaPath: 'schemas/station.json',
  subject: 'The station',
  noun: 'setting',
  consequence: 'The file is kept out of service until this is fixed.',
  scalarRules: [outOfRange, unknownDestination, badFormat],
  listRules: [tabBarLength, outOfRange],
  elsewhere: wrongLevel,
  isFile: isStationFile,
  rules: rules.filter((rule): rule is MeaningRule => 'check' in rule),
  severityOf: (rule) => ruleNamed(rule)!.severity,
  /** A file that lacks its code or name is judged as if it had one: the lack is reported already. */
  completed(given, name) {
    if (typeof given !== 'object' || given === null) return { value: given, guessed: [] };
    const value = given as Partial<StationFile>;
    return {
      value: { ...value, code: value.code ?? name.replace(/\.json$/i, ''), name: value.name ?? '-' },
      guessed: value.code === undefined ? [['code']] : [],
    };
  },
};

/** Reads a station file. Never throws, whatever the text. */
export function readStation(text: string, fileName: string, options: ReadOptions = {}): Reading {
  const { input, diagnostics } = readJsonFile(text, fileName, {
    ...stationFormat,
    inputOf(value, source, name) {
      const file = value as StationFile;
      return {
        fileName: name,
        file,
        text: source,
        station: resolveStation(file),
        hasAsset: options.hasAsset,
      };
    },
  });
  return { fileName, text, ...(input && { file: input.file, station: input.station }), diagnostics };
}
