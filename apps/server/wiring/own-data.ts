import type { AccountsTools } from '@hojip/accounts'
import type { Output } from '@hojip/platform/client'
import type { Api, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'

/** The export of a shopper's data besides the account: the calls that return it. */
const exported: Record<string, { call: string; input: object; paged: boolean }> = {
  addresses: { call: 'GET /appUserAddress/queryAllAddress', input: {}, paged: false },
  cart: { call: 'POST /appUserCart/queryByUserId', input: {}, paged: false },
  conversations: { call: 'POST /appUserChat/queryOwnMessages', input: { pageSize: 100 }, paged: true },
  questions: { call: 'POST /appUserChat/queryTickets', input: { pageSize: 100 }, paged: true },
  favourites: { call: 'POST /appUserFavorite/queryByUserId', input: {}, paged: true },
  follows: { call: 'POST /appUserFollow/queryByUserId', input: { pageSize: 100 }, paged: true },
  followedProducts: { call: 'POST /appUserFollow/queryGoods', input: { pageSize: 100 }, paged: true },
  shopApplication: { call: 'GET /shopJoin/queryOwn', input: {}, paged: false },
  feedback: { call: 'POST /sysFeedback/queryByUserId', input: { pageSize: 100 }, paged: true },
  footprints: { call: 'POST /appUserWatchedGoods/findWatchedList', input: { pageSize: 100 }, paged: true },
  productQuestions: { call: 'POST /bizGoodsQuestion/queryMyQuestion', input: { pageSize: 100 }, paged: true },
  productAnswers: { call: 'POST /bizGoodsQuestion/queryMyAnswer', input: { pageSize: 100 }, paged: true },
  refunds: { call: 'POST /bizGoodsRefund/queryRefundList', input: { pageSize: 100 }, paged: true },
  reports: { call: 'POST /sysReport/queryByUserId', input: { pageSize: 100 }, paged: true },
  searches: { call: 'POST /appUserSearch/queryByUserId', input: {}, paged: false },
  settings: { call: 'POST /appUserSetting/queryByUserId', input: {}, paged: false },
  orders: { call: 'POST /bizOrder/queryMyOrder', input: { orderStatus: -1, pageSize: 100 }, paged: true },
}

/** Collects the data through the mall's own calls as the user, so that the export always has what the site shows. */
export function ownDataOf(api: () => Api): Pick<AccountsTools, 'ownData'> {
  const ask = async (user: { userId: string; locale: Locale }, call: string, input: object) => {
    const viewer: Viewer = { userId: user.userId, role: 'shopper', sessionId: user.userId }
    const answer = await api().inProcess({ viewer, locale: user.locale, ip: '127.0.0.1' }, call, input)
    if (!answer.status) throw new Error(`${call} answered ${answer.code}`)
    return answer.data as Record<string, unknown>
  }
  const allPages = async (user: { userId: string; locale: Locale }, call: string, input: object) => {
    const list: unknown[] = []
    for (let pageNum = 1; ; pageNum += 1) {
      const page = (await ask(user, call, { ...input, pageNum })) as { list: unknown[]; pages: number }
      list.push(...page.list)
      if (pageNum >= page.pages) return { list }
    }
  }
  const allNotices = async (user: { userId: string; locale: Locale }) => {
    const { unread, readed, trash, next } = (await ask(user, 'POST /message/init', {
      pageSize: 100,
    })) as unknown as Output<'POST /message/init'>
    const lists = { unread, readed, trash }
    for (const list of ['unread', 'readed', 'trash'] as const)
      for (let after = next[list]; after !== null;) {
        const input = { list, after, pageSize: 100 }
        const part = (await ask(user, 'POST /message/more', input)) as unknown as Output<'POST /message/more'>
        lists[list].push(...part.list)
        after = part.next
      }
    return lists
  }
  return {
    ownData: async (user) => {
      const data: Record<string, unknown> = { notices: await allNotices(user) }
      for (const [name, { call, input, paged }] of Object.entries(exported)) {
        data[name] = await (paged ? allPages : ask)(user, call, input)
      }
      return data
    },
  }
}
