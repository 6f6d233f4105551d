// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { signInAside } from './testing/accounts.ts'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { check, openBusiness } from './testing/business.ts'
import { aPicture } from './testing/picture.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

test(
  'a shopper sends feedback by keyboard from the side panel, and reads the mall’s answer',
  patience,
  async () => {
    const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    const { page } = lin
    await signInAside(page.context())
    await page.goto('/me/feedback')
    await page.getByText('还没有反馈').waitFor()
    await check(page)
    await page.goto('/chartsGoods')
    const tool = page.getByRole('button', { name: '反馈', exact: true })
    await tool.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '意见反馈' })
    await dialog.getByRole('button', { name: '提交反馈' }).press('Enter')
    await dialog.getByText('请选择问题类型').first().waitFor()
    await check(page)
    await dialog.getByRole('radio', { name: '页面出错' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const words = `朝鲜语“환불 수”应该是“환불한 개수”。${Date.now()}`
    await dialog.getByLabel(/^写具体一点/).fill(words)
    await dialog.locator('input[type="file"]').setInputFiles(aPicture('charts'))
    await dialog.getByRole('button', { name: /^移除第 1 张/ }).waitFor()
    await expect.poll(() => dialog.getByRole('progressbar').count()).toBe(0)
    await check(page)
    await dialog.getByRole('button', { name: '提交反馈' }).press('Enter')
    await page.getByText('收到了，谢谢你的反馈').waitFor()
    await expect.poll(() => tool.evaluate((button) => button === document.activeElement)).toBe(true)

    const tao = await openBusiness(browser(), { account: 'tao' })
    await tao.page.goto('/business/feedback')
    await check(tao.page)
    await tao.page.getByRole('link', { name: words }).click()
    await tao.page.getByText('/chartsGoods').waitFor()
    await tao.page.getByRole('button', { name: '发送回复' }).click()
    await tao.page.getByText('请写下回复内容').waitFor()
    await tao.page.getByLabel(/^回复内容/).fill('已经改好了，谢谢你。')
    await check(tao.page)
    await tao.page.getByRole('button', { name: '发送回复' }).click()
    await tao.page.getByRole('heading', { name: '已回复' }).waitFor()
    await check(tao.page)

    await page.goto('/me/feedback')
    await page.getByText(words).waitFor()
    await page.getByText('已经改好了，谢谢你。').waitFor()
    await check(page)
    expect([...lin.problems, ...tao.problems]).toEqual([])
    await lin.context.close()
    await tao.context.close()
  },
)

test(
  'a visitor in Korean learns what is missing, and is asked to sign in for pictures',
  patience,
  async () => {
    const { context, page, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'desktop' })
    await page.goto('/')
    await page.getByRole('button', { name: '의견', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '의견 보내기' })
    await dialog.getByText(/로그인하면 사진을 첨부/).waitFor()
    await dialog.getByRole('radio', { name: '제안' }).check({ force: true })
    await dialog.getByLabel(/^자세히 알려 주세요/).fill('밤에는')
    await dialog.getByRole('button', { name: '의견 보내기' }).click()
    await dialog.getByText('10자 이상 적어 주세요').first().waitFor()
    await check(page)
    await dialog.getByLabel(/^자세히 알려 주세요/).fill('밤에는 화면이 조금 더 어두우면 좋겠어요.')
    await dialog.getByRole('button', { name: '의견 보내기' }).click()
    await page.getByText('의견을 잘 받았어요. 고마워요').waitFor()
    // The page of one's own feedback has the form too: what is wrong may be signing in.
    await page.goto('/me/feedback')
    await page.getByText('로그인하지 않아도 의견을 보낼 수 있어요').waitFor()
    await check(page)
    await page.getByRole('main').getByRole('button', { name: '의견 쓰기' }).last().click()
    await dialog.waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
