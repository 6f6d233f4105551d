import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { aChinesePhone, aKoreanPhone, register, sendCode } from './testing/accounts.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from './testing/browser.ts'
import { aPicture } from './testing/picture.ts'

const browser = aBrowser()

/** A number gets its next code after six seconds, for which journeys that need two wait. */
const longMs = 300_000

function fillCode(page: Page, code: string) {
  return page.locator('input[autocomplete="one-time-code"]').fill(code)
}

async function signIn(page: Page, words: { phone: string; send: string; signIn: string }, number: string) {
  await page.getByLabel(words.phone).fill(number)
  await fillCode(page, await sendCode(page, words.send, number))
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

/** Enters an invalid name, then a valid one, and uploads a picture. */
async function changeProfile(page: Page) {
  await page.getByLabel('昵称').fill('雨')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect.poll(() => page.getByText('昵称为 4–20 个字符').count()).toBeGreaterThan(0)
  await page.getByLabel('昵称').fill('林小雨')
  await page.getByRole('radio', { name: '女' }).check({ force: true })
  await page.getByLabel('生日').fill('1996-02-29')
  await page.getByRole('button', { name: '保存资料' }).click()
  await page.getByText('资料已保存').first().waitFor()
  await page.getByRole('navigation', { name: '个人中心' }).getByText('林小雨').waitFor()

  await page.getByRole('button', { name: '更换头像' }).click()
  await page.locator('dialog input[type="file"]').setInputFiles(aPicture('lin'))
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await page.getByText('头像已更换').first().waitFor()
  await page.getByRole('navigation', { name: '个人中心' }).locator('img').waitFor()
}

/** Reads the messages of an empty form, pastes and saves an address, and deletes it after confirming. */
async function keepAddress(page: Page) {
  await page.getByRole('link', { name: '收货地址' }).first().click()
  await page.waitForURL('**/me/address')
  await page.getByRole('button', { name: '新增收货地址' }).first().click()
  await page.getByRole('button', { name: '保存地址' }).click()
  // Each message is above the form and beside its field.
  for (const missing of ['请输入收货人姓名', '请选择所在地区', '请输入手机号码', '请填写收货人详细地址'])
    await expect.poll(() => page.getByText(missing).count()).toBe(2)
  await page
    .getByLabel('粘贴地址，自动填写')
    .fill('收货人：林小雨，１３８１２３４５６７８，吉林省延边州延吉市公园街道长白路118号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  await page.getByText('已填好').waitFor()
  await expect.poll(() => page.getByLabel('街道 / 镇').inputValue()).toBe('公园街道')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存地址' }).click()
  await page.getByText('公园街道 长白路118号').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '删除 林小雨 的地址' }).click()
  await page.getByRole('button', { name: '保留' }).click()
  await page.getByText('公园街道 长白路118号').waitFor()
  await page.getByRole('button', { name: '删除 林小雨 的地址' }).click()
  await page.getByRole('button', { name: '删除地址' }).click()
  await page.getByText('还没有收货地址').waitFor()
}

async function changePhone(page: Page, number: string, other: string) {
  await page.goto('/me/basic')
  await page.getByRole('button', { name: '更换手机号' }).click()
  await fillCode(page, await sendCode(page, '获取验证码', number))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('dialog').getByLabel('手机号码').fill(other)
  await fillCode(page, await sendCode(page, '获取验证码', other))
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '更换手机号' }).click()
  await page.getByText('手机号已更换').first().waitFor()
  await page
    .getByText(`${other.slice(0, 3)}****${other.slice(-4)}`)
    .first()
    .waitFor()
}

test(
  'in Chinese on a desktop: a new name and picture, a pasted address, a password, another number',
  async () => {
    const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    const [number, other] = [aChinesePhone(), aChinesePhone()]
    await page.goto('/me')
    await page.waitForURL('**/login**')
    await signIn(page, { phone: '手机号码', send: '获取验证码', signIn: '登录' }, number)
    await page.waitForURL('**/me')
    await page.getByRole('heading', { name: '我的订单' }).waitFor()
    await expectAccessible(page)

    await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '账户设置' }).click()
    await page.waitForURL('**/me/basic')
    await page.getByText('本机').waitFor()
    await expectAccessible(page)
    await changeProfile(page)
    await page.getByRole('button', { name: '设置密码' }).click()
    await page.getByLabel('新密码', { exact: true }).fill('kettle on the hob')
    await page.getByRole('button', { name: '保存密码' }).click()
    await page.getByText('密码已保存').first().waitFor()
    await page.getByRole('button', { name: '修改密码' }).waitFor()

    await keepAddress(page)
    await changePhone(page, number, other)
    expect(problems).toEqual([])
    await context.close()
  },
  longMs,
)

test(
  'in Korean on a phone: another device is signed out, a road address is pasted, the account is closed',
  async () => {
    const { page, context, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    const number = aKoreanPhone()
    await register(number, 'KR', 'kettle on the hob')
    await page.goto('/')
    await page.getByRole('link', { name: '마이', exact: true }).click()
    await page.waitForURL('**/login**')
    await signIn(page, { phone: '휴대폰 번호', send: '인증번호 받기', signIn: '로그인' }, number)
    await page.waitForURL('**/me')
    await page.getByRole('heading', { name: '서비스' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: '배송지 관리' }).click()
    await page.getByRole('button', { name: '배송지 추가' }).last().click()
    await page
      .getByLabel('주소를 붙여 넣으면')
      .fill('(04001) 서울특별시 마포구 월드컵로 1, 101동 202호 김미선 010-1234-5678')
    await page.getByRole('button', { name: '자동 입력' }).click()
    await page.getByText('모두 채웠어요').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: '배송지 저장' }).click()
    await page.getByText('월드컵로 1 101동 202호').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/me/basic')
    await page.getByText('이 기기').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '앱 로그아웃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃', exact: true }).click()
    await page.getByText('기기에서 로그아웃했어요').first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: '앱 로그아웃' }).count()).toBe(0)

    await page.getByRole('button', { name: '회원 탈퇴' }).click()
    await page.getByRole('button', { name: '완전히 탈퇴하기' }).click()
    await expect.poll(() => page.getByText('‘탈퇴합니다’를 그대로 입력해 주세요').count()).toBe(2)
    await page.getByLabel('확인을 위해').fill('탈퇴합니다')
    await fillCode(page, await sendCode(page, '인증번호 받기', number))
    await expectAccessible(page)
    await page.getByRole('button', { name: '완전히 탈퇴하기' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect((await context.cookies()).some(({ name, value }) => name === 'token' && value)).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  },
  longMs,
)
