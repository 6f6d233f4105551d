import { actCalls } from './contract/act-calls.ts'
import { invitationCalls } from './contract/invitation-calls.ts'
import { signInCalls } from './contract/sign-in-calls.ts'
import { teamCalls } from './contract/team-calls.ts'

/** For calls of other rooms that may answer them. */
export { staffRefusals } from './refusals.ts'

export const staffCalls = { ...signInCalls, ...teamCalls, ...invitationCalls, ...actCalls }
type StaffCalls = typeof staffCalls
declare module '@hojip/platform/client' {
  interface AllCalls extends StaffCalls {}
}
