import type { Locale } from '@hojip/platform/i18n'
import type { RankingKind } from '../../contract/rankings-calls.ts'
import { againDays, fewestRanked, longestPeriod, weights } from './kinds.ts'

type OfEach<T> = Record<Locale, T>

/** The names of the rankings. */
export const kindNames: OfEach<Record<RankingKind, string>> = {
  'zh-CN': {
    sales: '热销榜',
    score: '好评榜',
    again: '回购榜',
    new: '新品榜',
    favorite: '收藏榜',
    drop: '降价榜',
  },
  'en-US': {
    sales: 'Best sellers',
    score: 'Best rated',
    again: 'Bought again',
    new: 'New arrivals',
    favorite: 'Most saved',
    drop: 'Price drops',
  },
  'ko-KR': {
    sales: '많이 팔린 상품',
    score: '평점 높은 상품',
    again: '다시 산 상품',
    new: '새로 나온 상품',
    favorite: '많이 찜한 상품',
    drop: '값이 내린 상품',
  },
}

/** Such as "Best sellers of 30 days, place 1". */
export const rankTexts: OfEach<(name: string, days: number, rank: number) => string> = {
  'zh-CN': (name, days, rank) => `近 ${days} 天${name}第 ${rank} 名`,
  'en-US': (name, days, rank) => `${name} of the last ${days} days, no. ${rank}`,
  'ko-KR': (name, days, rank) => `최근 ${days}일 ${name} ${rank}위`,
}

const { again, returned, saved, assumedComments: assumed } = weights

/** Best sellers of a young mall, in which too few products were sold in the longest period: place, formula, and why. */
export const everSold: OfEach<{ rankText: (rank: number) => string; formula: string; why: string }> = {
  'zh-CN': {
    rankText: (rank) => `累计热销榜第 ${rank} 名`,
    formula: '得分 = 上架以来卖出的件数，就是商品上写的“已售”',
    why: `近 ${longestPeriod} 天卖出的商品还不满 ${fewestRanked} 件，先按累计已售排；满了就按近期的订单排`,
  },
  'en-US': {
    rankText: (rank) => `Best sellers of all time, no. ${rank}`,
    formula: 'Score = units sold since the product came to the mall, which its card shows as sold',
    why: `Fewer than ${fewestRanked} products were sold in the last ${longestPeriod} days, so sales of all time decide until there are enough`,
  },
  'ko-KR': {
    rankText: (rank) => `누적 판매 ${rank}위`,
    formula: '점수 = 판매를 시작한 뒤 팔린 수량. 상품에 표시되는 판매 수량과 같아요',
    why: `최근 ${longestPeriod}일 동안 팔린 상품이 아직 ${fewestRanked}개가 안 돼서 누적 판매 수량으로 먼저 보여 드려요`,
  },
}

export const formulas: OfEach<Record<RankingKind, string>> = {
  'zh-CN': {
    sales: `得分 = 付款后没有取消也没有退的件数 + ${again} × 同一位买家 ${againDays} 天内又买的件数 − ${returned} × 退款件数`,
    score: `得分 = （这段时间的评分总和 + ${assumed} × 全站平均分） ÷ （评分条数 + ${assumed}）`,
    again: `得分 = 上次付款后 ${againDays} 天内又买了同一件商品的买家人数`,
    new: `得分 = 付款后没有取消也没有退的件数 + ${saved} × 收藏人数，只排这段时间上架的商品`,
    favorite: '得分 = 这段时间收藏、现在还收藏着的人数',
    drop: '降幅 = （划线价 − 现价） ÷ 划线价，只排这段时间降价的商品；划线价是降价前 30 天里的最低价',
  },
  'en-US': {
    sales: `Score = units paid for and neither cancelled nor refunded + ${again} × units the same buyer bought again within ${againDays} days − ${returned} × units refunded`,
    score: `Score = (stars given in the period + ${assumed} × the mean of the mall) ÷ (ratings + ${assumed})`,
    again: `Score = buyers who bought the same product again within ${againDays} days`,
    new: `Score = units paid for and neither cancelled nor refunded + ${saved} × people who saved it; only products put on sale in the period`,
    favorite: 'Score = people who saved it in the period and still do',
    drop: 'Reduction = (former price − price) ÷ former price, for products reduced in the period; the former price is the lowest of the 30 days before the reduction',
  },
  'ko-KR': {
    sales: `점수 = 결제 뒤 취소나 환불되지 않은 수량 + ${again} × 같은 구매자가 ${againDays}일 안에 다시 산 수량 − ${returned} × 환불된 수량`,
    score: `점수 = (이 기간의 별점 합계 + ${assumed} × 전체 평균 별점) ÷ (별점 수 + ${assumed})`,
    again: `점수 = ${againDays}일 안에 같은 상품을 다시 산 구매자 수`,
    new: `점수 = 결제 뒤 취소나 환불되지 않은 수량 + ${saved} × 찜한 사람 수. 이 기간에 판매를 시작한 상품만 집계해요`,
    favorite: '점수 = 이 기간에 찜하고 지금도 찜해 둔 사람 수',
    drop: '할인율 = (이전 가격 − 지금 가격) ÷ 이전 가격. 이 기간에 값을 내린 상품만 집계하고, 이전 가격은 내리기 전 30일 동안의 최저가예요',
  },
}

/** What holds for every ranking. The first is shown only where orders are counted. */
export const commonRules: OfEach<{ orders: string; paid: string; hourly: string }> = {
  'zh-CN': {
    orders: '店铺员工买自家的不算，同一收货地址一天内重复下单只算第一单',
    paid: '花钱买不到名次，没有广告',
    hourly: '每小时算一次；同分时保持上一小时的先后',
  },
  'en-US': {
    orders:
      'Orders of a shop’s own staff do not count; of several orders to one address on one day, only the first does',
    paid: 'No place can be bought, and there is no advertising',
    hourly: 'Computed every hour; a tie keeps the order of the hour before',
  },
  'ko-KR': {
    orders: '가게 직원이 자기 가게에서 산 주문은 빼고, 같은 배송지로 하루에 여러 번 주문하면 첫 주문만 세요',
    paid: '랭킹은 돈으로 살 수 없고 광고도 없어요',
    hourly: '한 시간마다 계산하고, 점수가 같으면 한 시간 전 순서를 그대로 둬요',
  },
}

export const termNames = {
  'zh-CN': {
    sold: '累计已售件数',
    soldLine: (n: string) => `累计已售 ${n} 件`,
    units: '付款没退的件数',
    again: (n: string) => `${again} × 又买 ${n} 件`,
    returned: (n: string) => `${returned} × 退款 ${n} 件`,
    saved: (n: string) => `${saved} × 收藏 ${n} 人`,
    comments: '评分条数',
    mean: '这件商品的平均分',
    mallMean: '全站平均分',
    commentsLine: (n: string, mean: string) => `${n} 条评分，平均 ${mean}`,
    rebuyers: '又买的买家',
    buyers: '全部买家',
    againLine: (n: string, of: string) => `${of} 位买家中 ${n} 位又买了`,
    savers: '收藏人数',
    saversLine: (n: string) => `${n} 人收藏`,
    formerPrice: '划线价',
    price: '现价',
    dropLine: (from: string, to: string) => `${from} 降到 ${to}`,
  },
  'en-US': {
    sold: 'Units sold so far',
    soldLine: (n: string) => `${n} sold so far`,
    units: 'Units paid for and not refunded',
    again: (n: string) => `${again} × ${n} bought again`,
    returned: (n: string) => `${returned} × ${n} refunded`,
    saved: (n: string) => `${saved} × saved by ${n}`,
    comments: 'Ratings',
    mean: 'Mean of this product',
    mallMean: 'Mean of the mall',
    commentsLine: (n: string, mean: string) => `mean ${mean}, ratings: ${n}`,
    rebuyers: 'Buyers who came back',
    buyers: 'All buyers',
    againLine: (n: string, of: string) => `${n} of ${of} buyers came back`,
    savers: 'People who saved it',
    saversLine: (n: string) => `saved by ${n}`,
    formerPrice: 'Former price',
    price: 'Price now',
    dropLine: (from: string, to: string) => `from ${from} to ${to}`,
  },
  'ko-KR': {
    sold: '지금까지 판매된 수량',
    soldLine: (n: string) => `지금까지 ${n}개 판매`,
    units: '결제하고 환불되지 않은 수량',
    again: (n: string) => `${again} × 다시 산 ${n}개`,
    returned: (n: string) => `${returned} × 환불된 ${n}개`,
    saved: (n: string) => `${saved} × 찜한 ${n}명`,
    comments: '별점 수',
    mean: '이 상품의 평균',
    mallMean: '전체 평균',
    commentsLine: (n: string, mean: string) => `별점 ${n}개, 평균 ${mean}`,
    rebuyers: '다시 산 구매자',
    buyers: '전체 구매자',
    againLine: (n: string, of: string) => `구매자 ${of}명 가운데 ${n}명이 다시 샀어요`,
    savers: '찜한 사람',
    saversLine: (n: string) => `${n}명이 찜했어요`,
    formerPrice: '이전 가격',
    price: '지금 가격',
    dropLine: (from: string, to: string) => `${from}에서 ${to}로`,
  },
}
