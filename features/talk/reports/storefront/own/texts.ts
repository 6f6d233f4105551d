import { defineTexts } from '@hojip/platform/page'

export const ownReportTexts = defineTexts({
  'zh-CN': {
    title: '我的举报',
    note: '有结果会发到“消息”里，不会告诉对方是谁举报的',
    states: { open: '核实中', upheld: '属实', dismissed: '不成立' },
    targets: { goods: '商品', shop: '店铺', comment: '评价', question: '提问', answer: '回答', chat: '消息' },
    because: (reason: string) => `举报原因：${reason}`,
    decisions: {
      upheld: '经核实情况属实，平台会按规则处理。谢谢你帮大家把关。',
      dismissed: '没有发现违规。有新的情况或证据，可以再举报一次。',
    },
    picturesOf: '举报的图片',
    emptyTitle: '还没有举报',
    emptyText: '看到假货、欺诈或骚扰，可以在商品、店铺、评价和聊天里举报，结果会显示在这里。',
    loadMore: '查看更多',
  },
  'en-US': {
    title: 'My reports',
    note: 'We write to you in Messages when we have decided, and never tell who reported',
    states: { open: 'Being checked', upheld: 'Confirmed', dismissed: 'No violation' },
    targets: {
      goods: 'Product',
      shop: 'Shop',
      comment: 'Review',
      question: 'Question',
      answer: 'Answer',
      chat: 'Message',
    },
    because: (reason) => `Reason: ${reason}`,
    decisions: {
      upheld: 'We checked and agree with you, and are acting on it. Thank you for looking out for others.',
      dismissed: 'We found no violation. If there is something new, you can report it again.',
    },
    picturesOf: 'Pictures in your report',
    emptyTitle: 'No reports yet',
    emptyText:
      'Seen counterfeits, fraud or harassment? Report it on the product, shop, review or chat. What we decide shows up here.',
    loadMore: 'Show more',
  },
  'ko-KR': {
    title: '내 신고 내역',
    note: '결과는 알림으로 알려 드려요. 누가 신고했는지는 알리지 않아요',
    states: { open: '확인 중', upheld: '사실 확인', dismissed: '위반 없음' },
    targets: {
      goods: '상품',
      shop: '가게',
      comment: '상품평',
      question: '질문',
      answer: '답변',
      chat: '메시지',
    },
    because: (reason) => `신고 사유: ${reason}`,
    decisions: {
      upheld: '사실로 확인되어 규정에 따라 조치할게요. 알려 주셔서 고마워요.',
      dismissed: '규정 위반을 찾지 못했어요. 새로운 사실이 있으면 다시 신고해 주세요.',
    },
    picturesOf: '신고한 사진',
    emptyTitle: '아직 신고한 내역이 없어요',
    emptyText:
      '가짜 상품, 사기, 괴롭힘을 보면 상품·가게·상품평·채팅에서 신고해 주세요. 결과를 여기에서 볼 수 있어요.',
    loadMore: '더 보기',
  },
})
