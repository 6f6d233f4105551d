import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import {
  aChinesePhone,
  aKoreanPhone,
  ask,
  endSession,
  register,
  sendCode,
  unlink,
} from './testing/accounts.ts'
import {
  aBrowser,
  aVisitor,
  codeSentTo,
  expectAccessible,
  expectNoSidewaysScroll,
} from './testing/browser.ts'
import { settled } from './testing/looking/settled.ts'

const password = 'six red lanterns'
/** Registered before all tests: a number gets its next code after six seconds, which pass while the other tests run. */
const known = { phone: aChinesePhone() }
const forgetful = { phone: aKoreanPhone(), token: '' }

const browser = aBrowser()
beforeAll(async () => {
  await register(known.phone, 'CN', password)
  forgetful.token = await register(forgetful.phone, 'KR', password)
})

function codeField(page: Page) {
  return page.locator('input[autocomplete="one-time-code"]')
}

function agree(page: Page) {
  return page.getByRole('checkbox').check({ force: true })
}

function pathOf(page: Page) {
  return new URL(page.url()).pathname
}

/** Waits until the page has navigated to `path`. */
function arrivesAt(page: Page, path: string) {
  return page.waitForURL((url) => url.pathname === path)
}

async function check(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a visitor registers with a password, reads what is missing, and is not shown the login again', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const phone = aChinesePhone()
  const submit = page.getByRole('button', { name: '注册并登录' })
  await page.goto('/register?redirect=%2Fcart')
  await check(page)
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)

  await submit.click()
  const summary = page.getByRole('alert').filter({ hasText: '有 3 处需要修改' })
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await check(page)
  await summary.getByRole('link', { name: '请先阅读并勾选同意协议' }).click()
  await expect
    .poll(() => page.getByRole('checkbox').evaluate((box) => box === document.activeElement))
    .toBe(true)

  const wanted = page.locator('input[autocomplete="new-password"]')
  await wanted.fill('woaini123')
  await page.getByRole('listitem').filter({ hasText: '8 至 128 个字符' }).getByText('已符合').waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: '不是常见的' }).getByText('已符合').count()).toBe(
    0,
  )
  await wanted.fill(password)
  await page.getByText('这个密码很安全').waitFor()

  await page.getByLabel('手机号码').fill(phone)
  // The whole SMS, as pasted from the clipboard.
  await codeField(page).fill(`验证码 ${await sendCode(page, '获取验证码', phone)}，请勿告诉他人`)
  await expect.poll(() => codeField(page).inputValue()).toMatch(/^\d{6}$/)
  await agree(page)
  await submit.click()
  await arrivesAt(page, '/cart')

  for (const [from, to] of [
    ['/login', '/'],
    ['/register', '/'],
    ['/forgotpassword', '/'],
    ['/relevance', '/'],
    ['/login?redirect=%2Fme%2Faddress', '/me/address'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
  ] as const) {
    await page.goto(from)
    await arrivesAt(page, to)
    await expect.poll(() => new URL(page.url()).origin).toBe(new URL(inject('mall')).origin)
  }

  await endSession(context)
  await page.goto('/login')
  await expect.poll(() => page.getByLabel('手机号码').inputValue()).toBe(phone)
  expect(problems).toEqual([])
  await context.close()
})

test('a first sign-in by WeChat asks for a phone number', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'desktop' })
  const phone = aKoreanPhone()
  await page.goto('/login?redirect=%2Fme%2Faddress')
  await check(page)
  // The agreements must be accepted first.
  await page.getByRole('button', { name: '위챗' }).click()
  await page.getByText('약관을 읽고 동의에 체크해 주세요').waitFor()
  expect(pathOf(page)).toBe('/login')
  await agree(page)
  await page.getByRole('button', { name: '위챗' }).click()
  await page.getByRole('button', { name: /김민서/ }).click()
  await arrivesAt(page, '/relevance')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByText('김민서님, 반가워요').waitFor()
  await check(page)

  // A phone may discard the tab while its owner reads the SMS.
  await page.reload()
  await page.getByLabel('휴대폰 번호').fill(phone)
  await codeField(page).fill(await sendCode(page, '인증번호 받기', phone))
  await page.getByRole('button', { name: '연결하고 로그인' }).click()
  await page.getByRole('link', { name: '약관을 읽고 동의에 체크해 주세요' }).waitFor()
  await agree(page)
  await page.getByRole('button', { name: '연결하고 로그인' }).click()
  await arrivesAt(page, '/me/address')
  await unlink(context, 'wechat')

  await endSession(context)
  await page.goto('/relevance')
  await page.getByRole('heading', { name: '연결 시간이 지났어요' }).waitFor()
  await check(page)
  expect(problems).toEqual([])
  await context.close()
})

test('a visitor refuses at Alipay, tries again, and the next time is signed in at once', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  const phone = aChinesePhone()
  const atAlipay = async (choice: RegExp) => {
    await agree(page)
    await page.getByRole('button', { name: '支付宝登录' }).click()
    await page.getByRole('button', { name: choice }).click()
  }
  await page.goto('/login?redirect=%2Fcart')
  await check(page)
  await atAlipay(/拒绝/)
  await page.getByText('你没有在支付宝确认登录').waitFor()
  expect(pathOf(page)).toBe('/login')
  await check(page)

  await atAlipay(/林小雨/)
  await arrivesAt(page, '/relevance')
  await check(page)
  await page.getByLabel('手机号码').fill(phone)
  await codeField(page).fill(await sendCode(page, '获取验证码', phone))
  await agree(page)
  await page.getByRole('button', { name: '绑定并登录' }).click()
  await arrivesAt(page, '/cart')

  await endSession(context)
  await page.goto('/login?type=1')
  await check(page)
  await atAlipay(/林小雨/)
  await arrivesAt(page, '/')
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'token')).toBe(true)
  await unlink(context, 'alipay')

  // A used code, and a return that did not come from Alipay: the page shows a message and offers another try.
  await endSession(context)
  await page.goto(`/login/alipay?auth_code=none&state=${'a'.repeat(43)}`)
  await page.getByRole('button', { name: '重新用支付宝登录' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await check(page)
  await page.getByRole('link', { name: '用其他方式登录' }).click()
  await arrivesAt(page, '/login')
  expect(problems).toEqual([])
  await context.close()
})

test('a password on a new device needs a code, later the password is enough; an expired session leads to the login and back', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
  const signIn = async (text: string) => {
    await page.getByRole('tab', { name: 'By password' }).click()
    await page.getByLabel('Mobile number or account name').fill(known.phone)
    await page.locator('input[autocomplete="current-password"]').fill(text)
    if (!(await page.getByRole('checkbox').isChecked())) await agree(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto('/login?redirect=%2Fme%2Faddress')
  await signIn('another password')
  await expect.poll(() => page.getByText('The account or password is wrong').count()).toBe(2)
  await check(page)

  await signIn(password)
  await page.getByRole('heading', { name: 'Confirm this device' }).waitFor()
  await check(page)
  const sent = page.getByText('This device is new.')
  const isWaiting = (await sent.innerText()).includes('a moment ago')
  await codeField(page).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => page.getByText('The code is wrong or has expired').count()).toBe(2)
  const code = isWaiting ? await sendCode(page, 'Send code', known.phone) : await codeSentTo(known.phone, 1)
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await arrivesAt(page, '/me/address')

  await endSession(context)
  await page.goto('/login?method=1')
  await signIn(password)
  await arrivesAt(page, '/')

  // A response still in flight would set the cookie again.
  await settled(page)
  await context.clearCookies({ name: '__Host-sid' })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-sid')
  await page.goto('/cart')
  await page.waitForURL((url) => url.pathname === '/login')
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/cart')
  expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

test('a forgotten password is replaced by a code, and every session ends', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  const { phone, token } = forgetful
  await page.goto('/login')
  await page.getByRole('tab', { name: '비밀번호 로그인' }).click()
  await page.getByRole('link', { name: '비밀번호를 잊었나요?' }).click()
  await arrivesAt(page, '/forgotpassword')
  await check(page)
  await page.getByLabel('휴대폰 번호').fill(phone)
  await codeField(page).fill(await sendCode(page, '인증번호 받기', phone))
  await page.getByRole('button', { name: '다음' }).click()
  await arrivesAt(page, '/resetPassword')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await check(page)

  const fresh = 'nine paper boats'
  const fields = page.locator('input[autocomplete="new-password"]')
  const save = page.getByRole('button', { name: '새 비밀번호 저장' })
  await fields.first().fill(fresh)
  await fields.last().fill('nine paper moons')
  await save.click()
  await expect.poll(() => page.getByText('두 비밀번호가 서로 달라요').count()).toBe(2)
  await fields.last().fill(fresh)
  await save.click()
  await arrivesAt(page, '/login')
  await page.getByText('새 비밀번호로 로그인해 주세요').first().waitFor()

  expect((await ask('/appUser/queryDevices', {}, token)).code).toBe('401')
  const login = (text: string) => ask('/login', { account: phone, country: 'KR', password: text })
  expect((await login(password)).data?.reason).toBe('accounts/passwordWrong')
  // The new password, from an unknown device.
  expect((await login(fresh)).data?.reason).toBe('accounts/codeNeeded')

  await page.goto('/resetPassword')
  await page.getByRole('heading', { name: '확인 시간이 지났어요' }).waitFor()
  await check(page)
  await page.goto('/401?redirect=%2Forders')
  await check(page)
  await page.locator('main').getByRole('link', { name: '로그인' }).click()
  await arrivesAt(page, '/login')
  expect(problems).toEqual([])
  await context.close()
})
