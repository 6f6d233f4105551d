import { bind, type Bound } from '@hojip/platform/http'
import { acceptInvitation, sendInvitationCode } from './actions/invitations/accept-invitation.ts'
import { inviteStaff, sendInvitationAgain, withdrawStaffInvitation } from './actions/invitations/invite.ts'
import { findInvitation, listInvitations } from './actions/invitations/read-invitations.ts'
import {
  changeAuthenticator,
  readSecondStep,
  renewRecoveryCodes,
} from './actions/sign-in/change-second-step.ts'
import {
  confirmStaff,
  enrollStaff,
  sendStaffCode,
  startStaff,
  stepUpStaff,
} from './actions/sign-in/staff-sign-in.ts'
import { changeRoles, removeMember, signOutMember } from './actions/team/change-team.ts'
import { listTeam } from './actions/team/read-team.ts'
import type { StaffTools } from './actions/tools.ts'
import { invitationCalls } from './contract/invitation-calls.ts'
import { signInCalls } from './contract/sign-in-calls.ts'
import { teamCalls } from './contract/team-calls.ts'
import { actRoutes } from './routes/act-routes.ts'

function signInRoutes(tools: StaffTools): Bound[] {
  return bind(signInCalls, {
    'POST /staff/login': (input, context) => startStaff(tools, input, context),
    'POST /staff/sendSms': (input, context) => sendStaffCode(tools, input, context),
    'POST /staff/enroll': (input, context) => enrollStaff(tools, input, context),
    'POST /staff/confirm': (input, context) => confirmStaff(tools, input, context),
    'POST /staff/stepUp': (input, context) => stepUpStaff(tools, input, context),
    'GET /staff/secondStep': (_input, context) => readSecondStep(tools, context),
    'POST /staff/changeAuthenticator': (input, context) => changeAuthenticator(tools, input, context),
    'POST /staff/renewRecoveryCodes': (_input, context) => renewRecoveryCodes(tools, context),
  })
}

function teamRoutes(tools: StaffTools): Bound[] {
  return bind(teamCalls, {
    'GET /bizConsole/queryStaff': (_input, { viewer }) => listTeam(tools.db, viewer),
    'POST /bizConsole/changeStaffRoles': (input, context) => changeRoles(tools, input, context),
    'POST /bizConsole/removeStaff': (input, context) => removeMember(tools, input, context),
    'POST /bizConsole/signOutStaff': (input, context) => signOutMember(tools, input, context),
  })
}

function invitationRoutes(tools: StaffTools): Bound[] {
  return bind(invitationCalls, {
    'GET /bizConsole/queryInvitations': (_input, { viewer }) => listInvitations(tools.db, viewer),
    'POST /bizConsole/inviteStaff': (input, context) => inviteStaff(tools, input, context),
    'POST /bizConsole/sendInvitationAgain': (input, context) => sendInvitationAgain(tools, input, context),
    'POST /bizConsole/withdrawInvitation': (input, context) => withdrawStaffInvitation(tools, input, context),
    'POST /staff/findInvitation': (input, context) => findInvitation(tools.db, input, context),
    'POST /staff/sendInvitationCode': (input, context) => sendInvitationCode(tools, input, context),
    'POST /staff/acceptInvitation': (input, context) => acceptInvitation(tools, input, context),
  })
}

export function staffRoutes(tools: StaffTools): Bound[] {
  return [...signInRoutes(tools), ...teamRoutes(tools), ...invitationRoutes(tools), ...actRoutes(tools)]
}
