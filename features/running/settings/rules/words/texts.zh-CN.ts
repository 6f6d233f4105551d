import type { Texts } from '@hojip/platform/i18n'
import type { LimitName, OwnSwitchName } from '../../contract/names.ts'

/** What a setting is called, and what happens while a switch is off. */
export const zhCN = {
  on: '开',
  off: '关',
  units: { count: (n: number) => `${n} 个` },
  /** While a channel of payments is off. */
  channelOff: (channel: string) => `买家不能再用${channel}付款，已经打开的付款仍可付完`,
  switches: {
    shopJoin: { name: '新店入驻申请', off: '不再收新的入驻申请，已提交的照常审核' },
    comments: { name: '发表评价', off: '买家不能写评价和追评，已有的评价照常展示' },
    commentPictures: { name: '评价配图', off: '新的评价和追评只能写文字，已有的图片照常展示' },
    questions: { name: '商品提问', off: '买家不能提新问题，已有的问答照常展示' },
    answers: { name: '买家回答问题', off: '买家不能回答，店铺仍可回答' },
    recommendations: { name: '商品推荐', off: '首页、商品页和购物车里不再出现推荐' },
    translation: { name: '商城翻译', off: '不再使用商城的翻译服务，浏览器自带的翻译不受影响' },
    shareLinks: { name: '分享短链接', off: '不能生成新的分享链接，以前的仍可打开' },
    browserPush: { name: '浏览器推送', off: '新的浏览器不能订阅，已订阅的照常收到' },
  } satisfies Record<OwnSwitchName, { name: string; off: string }>,
  limits: {
    products: {
      name: '每家店最多的商品',
      hint: '超过的店商品都在，只是不能再加；单独的店可以在“店铺”里另定',
    },
    favourites: { name: '每人最多收藏的商品', hint: '超过的人已收藏的都在，只是不能再加' },
    follows: { name: '每人最多关注的店铺', hint: '超过的人已关注的都在，只是不能再加' },
    alerts: { name: '每人最多的降价和到货提醒', hint: '超过的人已设的提醒照常发出' },
    questionsADay: { name: '每人每天最多提问', hint: '按最近 24 小时算' },
    answersADay: { name: '买家每天最多回答', hint: '按最近 24 小时算，店铺的回答不受限制' },
  } satisfies Record<LimitName, { name: string; hint: string }>,
}

export type OwnWords = Texts<typeof zhCN>
