import { bind, type Bound } from '@hojip/platform/http'
import { bindPhone } from './actions/own/bind-phone.ts'
import { changePassword } from './actions/own/change-password.ts'
import { moveToPhone } from './actions/own/change-phone.ts'
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
import type { AccountsTools } from './actions/tools.ts'
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
