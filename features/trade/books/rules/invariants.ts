import type { LocalText } from '@hojip/platform/i18n'

/** What holds at every moment while the books are correct. */
export const invariants = {
  ledgerBalances: {
    group: 'I1',
    text: {
      'zh-CN': '每笔账务分录合计为零',
      'en-US': 'Every transaction of the ledger sums to zero',
      'ko-KR': '모든 장부 거래의 합은 0이에요',
    },
  },
  ledgerIsGateway: {
    group: 'I1',
    text: {
      'zh-CN': '渠道账户等于已收款减去已退款',
      'en-US': 'The gateways’ accounts equal payments less refunds',
      'ko-KR': '결제사 계정은 받은 돈에서 돌려준 돈을 뺀 값이에요',
    },
  },
  externalLedgerIsOurs: {
    group: 'I1',
    text: {
      'zh-CN': '渠道实际收付与账本一致',
      'en-US': 'The money that moved at the gateways matches the books',
      'ko-KR': '결제사에서 실제로 움직인 돈과 장부가 같아요',
    },
  },
  paidOnce: {
    group: 'I2',
    text: {
      'zh-CN': '每个已付订单恰好记一次收款',
      'en-US': 'A paid order has exactly one payment, an unpaid one has none',
      'ko-KR': '결제된 주문은 꼭 한 번만 결제됐어요',
    },
  },
  surplusGoesBack: {
    group: 'I2',
    text: {
      'zh-CN': '多收的款项都有全额退款',
      'en-US': 'Every surplus payment is refunded in full',
      'ko-KR': '주문에 쓰이지 않은 돈은 모두 환불로 이어져요',
    },
  },
  refundsFit: {
    group: 'I3',
    text: {
      'zh-CN': '退款不超过实付',
      'en-US': 'Refunds never exceed what was paid',
      'ko-KR': '결제한 것보다 많이 환불하지 않아요',
    },
  },
  refundsAddUp: {
    group: 'I3',
    text: {
      'zh-CN': '订单的已退金额等于为它发起的退款',
      'en-US': 'Each order’s refunded sum equals the refunds sent for it',
      'ko-KR': '주문의 환불 금액은 그 주문으로 보낸 환불의 합이에요',
    },
  },
  refundedOnce: {
    group: 'I3',
    text: {
      'zh-CN': '每个退款单号只退一次',
      'en-US': 'Each refund number moved money at most once',
      'ko-KR': '환불 번호 하나로 돈은 한 번만 움직였어요',
    },
  },
  stockAddsUp: {
    group: 'I4',
    text: {
      'zh-CN': '库存、占用与销量相符',
      'en-US': 'Stock, holds and sales of each SKU add up',
      'ko-KR': '재고, 점유, 판매 수량이 서로 맞아요',
    },
  },
  movementsAddUp: {
    group: 'I4',
    text: {
      'zh-CN': '库存流水合计等于现有库存和销量',
      'en-US': 'The log of stock sums to what is on hand and what is sold',
      'ko-KR': '재고 기록의 합이 현재 재고와 판매 수량과 같아요',
    },
  },
  ordersAddUp: {
    group: 'I5',
    text: {
      'zh-CN': '订单与明细、运费、合并付款金额相符',
      'en-US': 'Orders are the sum of their lines and fees, purchases the sum of their orders',
      'ko-KR': '주문은 품목과 배송비, 묶음 결제는 주문의 합이에요',
    },
  },
  listsAddUp: {
    group: 'I5',
    text: {
      'zh-CN': '买家订单列表的数目与订单相符',
      'en-US': 'The counts of buyers’ lists match their orders',
      'ko-KR': '주문 목록의 건수가 실제 주문과 같아요',
    },
  },
  commentsAddUp: {
    group: 'I5',
    text: {
      'zh-CN': '商品评价的数目与评价相符',
      'en-US': 'The review counts of products match their reviews, by stars, pictures, follow-ups and tags',
      'ko-KR': '상품평의 건수가 실제 상품평과 같아요',
    },
  },
  productListsAddUp: {
    group: 'I5',
    text: {
      'zh-CN': '店铺商品列表与商品、库存相符',
      'en-US': 'The product lists of shops match their products and stock, and their counts the lists',
      'ko-KR': '가게 상품 목록이 실제 상품·재고와 같아요',
    },
  },
  nothingLost: {
    group: 'I5',
    text: {
      'zh-CN': '确认过的订单都在',
      'en-US': 'Every acknowledged order exists',
      'ko-KR': '접수를 알린 주문은 모두 있어요',
    },
  },
  legalSteps: {
    group: 'I6',
    text: {
      'zh-CN': '订单历史都是允许的步骤',
      'en-US': 'Every order’s history has only steps that are allowed',
      'ko-KR': '주문 이력은 정해진 단계만 밟았어요',
    },
  },
  holdsEnd: {
    group: 'I8',
    text: {
      'zh-CN': '没有过期未释放的占用',
      'en-US': 'No hold outlives its order’s time to pay',
      'ko-KR': '결제 시간이 지난 재고 점유가 없어요',
    },
  },
  jobsRun: {
    group: 'I9',
    text: {
      'zh-CN': '没有积压或失败的任务',
      'en-US': 'No job waits too long, and none has failed',
      'ko-KR': '밀리거나 실패한 작업이 없어요',
    },
  },
} as const satisfies Record<string, { group: string; text: LocalText }>

type InvariantName = keyof typeof invariants

export interface Broken {
  id: string
  detail: string
}

export interface Finding {
  name: InvariantName
  /** How many things were checked. */
  checked: number
  broken: Broken[]
}
