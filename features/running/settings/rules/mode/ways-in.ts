/**
 * How one signs in at the business site, and what its page of signing in asks before. They write a session, and what this needs: a
 * code, or the authenticator of somebody who has none.
 */
export const staffWaysIn: ReadonlySet<string> = new Set([
  'GET /appUser/findById/{id}',
  'GET /staff/secondStep',
  'GET /sysConfig/queryPublic',
  'POST /staff/confirm',
  'POST /staff/enroll',
  'POST /staff/login',
  'POST /staff/sendSms',
  'POST /staff/stepUp',
])

/**
 * The same for who wants to read, and the way out again. Signing in writes a session, the use of its code, and that the agreements in
 * force were accepted. What else these calls can do is refused by the room (`refusedWriting`): a number or an identity without
 * an account gets none, nothing is linked to one, and codes are sent for signing in alone.
 */
export const readersWaysIn: ReadonlySet<string> = new Set([
  'GET /alipayWebAuth',
  'GET /weChatWebAuth',
  'POST /alipayLogin',
  'POST /login',
  'POST /logout',
  'POST /sendSms',
  'POST /sms/login',
  'POST /weChatLogin',
  // Its code is a secret, so it has the limits of signing in; it reads.
  'POST /staff/findInvitation',
])
