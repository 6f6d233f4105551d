import {
  deliverInvitation,
  invitationJob,
  type InvitationMessage,
} from './actions/invitations/deliver-invitation.ts'
import type { StaffTools } from './actions/tools.ts'

/** Registers the background job that sends the messages of invitations. */
export function staffJobs(tools: StaffTools): void {
  tools.jobs.handle<InvitationMessage>(invitationJob, (message) => deliverInvitation(tools, message))
}
