import { bind, type Bound } from '@hojip/platform/http'
import { apply, sendAgain, withdraw } from './actions/apply.ts'
import { answerApplication, readPhone } from './actions/decide.ts'
import { findApplication, listApplications, readOwn } from './actions/read-applications.ts'
import type { AdmissionTools } from './actions/tools.ts'
import { admissionCalls } from './contract.ts'

export function admissionRoutes(tools: AdmissionTools): Bound[] {
  const { db } = tools
  return bind(admissionCalls, {
    'GET /shopJoin/queryOwn': (_input, { viewer, locale }) => readOwn(tools, viewer, locale),
    'POST /shopJoin/apply': (input, { viewer, locale }) => apply(tools, { viewer, locale }, input),
    'POST /shopJoin/sendAgain': (input, { viewer, locale }) => sendAgain(tools, { viewer, locale }, input),
    'POST /shopJoin/withdraw': ({ pkId }, { viewer }) => withdraw(tools, viewer, pkId),
    'POST /sysConsole/queryApplications': (input, { locale }) => listApplications(db, input, locale),
    'GET /sysConsole/findApplication/{pkId}': ({ pkId }, { locale }) => findApplication(db, pkId, locale),
    'POST /sysConsole/readApplicantPhone': ({ pkId }, context) => readPhone(tools, pkId, context),
    'POST /sysConsole/answerApplication': (input, context) => answerApplication(tools, input, context),
  })
}
