import { addAccount } from '@hojip/accounts'
import { putApplications, type ApplicationInput } from '@hojip/admission'
import { readCategories } from '@hojip/catalog'
import type { Tx } from '@hojip/db'
import { hourMs } from '@hojip/platform/clock'
import { zip } from '@hojip/platform/collections'

/** The numbers of people who apply: nobody has them, and the simulated inbox shows their messages. */
function phoneOf(n: number) {
  return `+861990000${String(9_001 + n)}`
}

type Written = Omit<ApplicationInput, 'at' | 'categoryIds' | 'events' | 'phone' | 'userId' | 'words'> & {
  name: string
  hoursAgo: number
  /** What the mall has answered. */
  words: string | null
}

const written: readonly Written[] = [
  {
    name: '朴海兰',
    state: 'applied',
    hoursAgo: 30,
    locale: 'zh-CN',
    kind: 'company',
    country: 'CN',
    words: null,
    shopName: { 'zh-CN': '晨雾渔获', 'ko-KR': '아침안개수산' },
    contactName: '朴海兰',
    companyName: '图们晨雾水产有限公司',
    companyCode: '91350100M000100Y43',
    products: '自家渔船捕的明太鱼和鱿鱼，晾干后真空包装，从图们的冷库 48 小时内发出。先上约 40 件。',
  },
  {
    name: '김한별',
    state: 'more',
    hoursAgo: 52,
    locale: 'ko-KR',
    kind: 'company',
    country: 'KR',
    words: '사업자등록증 사진 아래쪽이 잘렸어요. 전체가 나오게 다시 올려 주세요.',
    shopName: { 'ko-KR': '한별도자기' },
    contactName: '김한별',
    companyName: '한별공방',
    companyCode: '1248100998',
    products: '이천 공방에서 직접 빚은 그릇과 찻잔이에요. 주문 후 사흘 안에 항공편으로 보내요.',
  },
  {
    name: '石磊',
    state: 'refused',
    hoursAgo: 200,
    locale: 'zh-CN',
    kind: 'person',
    country: 'CN',
    words: '卖的是别家品牌的手机配件，没有授权书。拿到授权后欢迎再申请。',
    shopName: { 'zh-CN': '石磊数码' },
    contactName: '石磊',
    companyName: null,
    companyCode: null,
    products: '各种品牌手机壳、充电器和数据线，从市场进货，量大价低。',
  },
]

export interface DemoApplication {
  id: string
  userId: string
  kind: 'company' | 'person'
}

/** Three people who want to open a shop: one waits for the mall, one has to add something, one was refused. */
export async function putDemoApplications(
  tx: Tx,
  operatorId: string,
  nowMs: number,
): Promise<DemoApplication[]> {
  const top = (await readCategories(tx)).filter(({ parentId }) => parentId === null)
  const list: ApplicationInput[] = []
  for (const [n, { name, hoursAgo, ...one }] of written.entries()) {
    const phone = phoneOf(n)
    const userId = await addAccount(tx, { name, role: 'shopper', phone })
    const at = new Date(nowMs - hoursAgo * hourMs)
    const answered = { userId: operatorId, words: one.words, at: new Date(at.getTime() + 5 * hourMs) }
    const events: ApplicationInput['events'] = [{ kind: 'applied', userId, words: null, at }]
    if (one.state === 'more' || one.state === 'refused') events.push({ kind: one.state, ...answered })
    list.push({ ...one, userId, phone, at, events, categoryIds: [top[n % top.length]!.id] })
  }
  const ids = await putApplications(tx, list)
  return zip(ids, list).map(([id, { userId, kind }]) => ({ id, userId, kind }))
}
