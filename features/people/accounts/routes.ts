import { bind, type Bound } from '@hojip/platform/http'
import { acceptInvitation, sendInvitationCode } from './actions/invitations/accept-invitation.ts'
import { inviteStaff, sendInvitationAgain, withdrawStaffInvitation } from './actions/invitations/invite.ts'
import { findInvitation, listInvitations } from './actions/invitations/read-invitations.ts'
import { bindPhone } from './actions/own/bind-phone.ts'
import { changePassword } from './actions/own/change-password.ts'
import { moveToPhone } from './actions/own/change-phone.ts'
import { changeAuthenticator, readSecondStep, renewRecoveryCodes } from './actions/own/change-second-step.ts'
import { closeOwnAccount } from './actions/own/close-account.ts'
import { readSending } from './actions/codes/deliver-code.ts'
import { endDevice, endOtherDevices, listDevices } from './actions/own/devices.ts'
import { askForOwnData, readOwnData } from './actions/own/own-data.ts'
import { changeProfile, readMyself } from './actions/own/profile.ts'
import { sendCodeToMyself, stepUp, verifyCode } from './actions/proof.ts'
import { finishProviderLogin, startProviderLogin } from './actions/signing-in/provider-login.ts'
import { register } from './actions/signing-in/register.ts'
import { sendCode } from './actions/codes/send-code.ts'
import { closeSession } from './actions/session.ts'
import { signInByCode, signInByPassword } from './actions/signing-in/sign-in.ts'
import {
  confirmStaff,
  enrollStaff,
  sendStaffCode,
  startStaff,
  stepUpStaff,
} from './actions/signing-in/staff-sign-in.ts'
import type { AccountsTools } from './actions/tools.ts'
import { changeRoles, removeMember, signOutMember } from './actions/team/change-team.ts'
import { listTeam } from './actions/team/read-team.ts'
import { unbind } from './actions/own/unbind.ts'
import { accountsCalls } from './contract.ts'

export function accountsRoutes(tools: AccountsTools): Bound[] {
  return bind(accountsCalls, {
    'POST /sendSms': (input, context) => sendCode(tools, input, context),
    'POST /appUser/sendSms': (input, context) => sendCodeToMyself(tools, input, context),
    'POST /sms/status': (input) => readSending(tools, input),
    'POST /sms/login': (input, context) => signInByCode(tools, input, context),
    'POST /login': (input, context) => signInByPassword(tools, input, context),
    'POST /webRegister': (input, context) => register(tools, input, context),
    'POST /verifySmsCode': (input, context) => verifyCode(tools, input, context),
    'POST /changePassword': (input, context) => changePassword(tools, input, context),
    'GET /loginMethods': async () => ({
      wechat: tools.providers.wechat !== undefined,
      alipay: tools.providers.alipay !== undefined,
      agreeVersion: await tools.agreementVersion(),
    }),
    'GET /weChatWebAuth': (input, context) => startProviderLogin(tools, 'wechat', input, context),
    'POST /weChatLogin': (input, context) => finishProviderLogin(tools, 'wechat', input, context),
    'GET /alipayWebAuth': (input, context) => startProviderLogin(tools, 'alipay', input, context),
    'POST /alipayLogin': ({ auth_code: code, state }, context) =>
      finishProviderLogin(tools, 'alipay', { code, state }, context),
    'POST /bindPhoneNumber': (input, context) => bindPhone(tools, input, context),
    'POST /staff/login': (input, context) => startStaff(tools, input, context),
    'POST /staff/sendSms': (input, context) => sendStaffCode(tools, input, context),
    'POST /staff/enroll': (input, context) => enrollStaff(tools, input, context),
    'POST /staff/confirm': (input, context) => confirmStaff(tools, input, context),
    'POST /staff/stepUp': (input, context) => stepUpStaff(tools, input, context),
    'GET /staff/secondStep': (_input, context) => readSecondStep(tools, context),
    'POST /staff/changeAuthenticator': (input, context) => changeAuthenticator(tools, input, context),
    'POST /staff/renewRecoveryCodes': (_input, context) => renewRecoveryCodes(tools, context),
    'GET /bizConsole/queryStaff': (_input, { viewer }) => listTeam(tools.db, viewer),
    'POST /bizConsole/changeStaffRoles': (input, context) => changeRoles(tools, input, context),
    'POST /bizConsole/removeStaff': (input, context) => removeMember(tools, input, context),
    'POST /bizConsole/signOutStaff': (input, context) => signOutMember(tools, input, context),
    'GET /bizConsole/queryInvitations': (_input, { viewer }) => listInvitations(tools.db, viewer),
    'POST /bizConsole/inviteStaff': (input, context) => inviteStaff(tools, input, context),
    'POST /bizConsole/sendInvitationAgain': (input, context) => sendInvitationAgain(tools, input, context),
    'POST /bizConsole/withdrawInvitation': (input, context) => withdrawStaffInvitation(tools, input, context),
    'POST /staff/findInvitation': (input, context) => findInvitation(tools.db, input, context),
    'POST /staff/sendInvitationCode': (input, context) => sendInvitationCode(tools, input, context),
    'POST /staff/acceptInvitation': (input, context) => acceptInvitation(tools, input, context),
    'POST /logout': (_input, context) => closeSession(tools, context),
    'GET /appUser/findById/{id}': ({ id }, context) => readMyself(tools, id, context),
    'POST /appUser/update': (input, context) => changeProfile(tools, input, context),
    'POST /appUser/stepUp': (input, context) => stepUp(tools, input, context),
    'POST /appUser/changePhone': (input, context) => moveToPhone(tools, input, context),
    'POST /appUser/unbindThird': (input, context) => unbind(tools, input, context),
    'POST /appUser/queryDevices': (_input, context) => listDevices(tools, context),
    'POST /appUser/deleteDevice/{pkId}': (input, context) => endDevice(tools, input, context),
    'POST /appUser/deleteOtherDevices': (_input, context) => endOtherDevices(tools, context),
    'POST /appUser/exportData': (input, context) => askForOwnData(tools, input, context),
    'POST /appUser/queryExport': (input, context) => readOwnData(tools, input, context),
    'POST /appUser/cancelAccount': (input, context) => closeOwnAccount(tools, input, context),
  })
}
