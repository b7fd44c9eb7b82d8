// Puts the back office together: its listener, and the rooms that every call goes through.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { OfficeCallId } from '#contract/office/calls.generated.ts';
import type { AddressLimitOptions } from '../pipeline/limits/addressLimits.ts';
import type { TrustProxy } from '../pipeline/trustedProxy.ts';
import { askSecond } from './approvals/second.ts';
import { registerOfficePictures } from './content/pictures.ts';
import { registerConversationPictures } from './conversations/pictures.ts';
import { registerFigureFile } from './figures/export.ts';
import type { OfficeDeps } from './pipeline/execute.ts';
import type { OfficeHooks } from './pipeline/hooks.ts';
import { createOfficeListener } from './pipeline/listener.ts';
import { findStaffSession } from './staff/session.ts';
import { registerStream } from './stream/stream.ts';
import { appendLine, appendRead } from './trail/append.ts';

export interface OfficeOptions {
  /** Routes beside the calls, such as the built pages. */
  pages?: (app: FastifyInstance) => Promise<void>;
  /** The log-in page shows the accounts of the demonstration. */
  showsDemonstration?: boolean;
}

export interface OfficeAround extends Omit<OfficeDeps, 'hooks' | 'calls'> {
  log: FastifyBaseLogger;
  trustProxy: TrustProxy | undefined;
  addressLimits: AddressLimitOptions;
}

/** Calls that there are in a demonstration alone. */
const ofDemonstration: readonly OfficeCallId[] = ['session/demonstration'];

const hooks: OfficeHooks = {
  findSession: findStaffSession,
  async leaveTrail(db, { kind, staff, station, call, request, reason, accountId, at, address }, settings) {
    const line = {
      at,
      what: call,
      station,
      by: staff?.name ?? '',
      accountId,
      detail: { request, address },
      reason,
    };
    if (kind === 'read' && staff) await appendRead(db, { ...line, staffId: staff.staffId }, settings);
    else await appendLine(db, { ...line, source: 'act', staffId: staff?.staffId ?? null });
  },
  askSecond,
};

/** The listener of the back office; it does not listen yet. */
export const createOffice = (
  { pages, showsDemonstration = false }: OfficeOptions,
  { log, trustProxy, addressLimits, ...deps }: OfficeAround,
): Promise<FastifyInstance> =>
  createOfficeListener({
    deps: { ...deps, hooks },
    log,
    trustProxy,
    addressLimits,
    leftOut: showsDemonstration ? [] : ofDemonstration,
    async beside(app) {
      registerStream(app, { ...deps, hooks });
      registerFigureFile(app, { ...deps, hooks });
      registerOfficePictures(app, deps);
      registerConversationPictures(app, { ...deps, hooks });
      await pages?.(app);
    },
  });
