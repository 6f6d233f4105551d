import { defineRefusals } from '@hojip/platform/refusal'

export const chatRefusals = defineRefusals('chat', {
  conversationGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个会话',
      'en-US': 'This conversation was not found',
      'ko-KR': '이 대화를 찾을 수 없어요',
    },
  },
  shopGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这家店铺',
      'en-US': 'This shop was not found',
      'ko-KR': '이 매장을 찾을 수 없어요',
    },
  },
  ownShop: {
    code: '40009',
    text: {
      'zh-CN': '这是您自己的店铺，请到商家后台的客服台回复顾客',
      'en-US': 'You work for this shop. Answer its customers on the business site',
      'ko-KR': '내가 일하는 매장이에요. 고객 문의에는 판매자 센터에서 답해 주세요',
    },
  },
  messageGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条消息',
      'en-US': 'This message was not found',
      'ko-KR': '이 메시지를 찾을 수 없어요',
    },
  },
  tooLateToRecall: {
    code: '40009',
    text: {
      'zh-CN': '发出超过 2 分钟的消息不能撤回',
      'en-US': 'A message can be recalled within 2 minutes only',
      'ko-KR': '보낸 지 2분이 지난 메시지는 취소할 수 없어요',
    },
  },
  offerStays: {
    code: '40009',
    text: {
      'zh-CN': '退款提议不能撤回消息，请收回提议',
      'en-US': 'The card of a refund offer cannot be recalled. Withdraw the offer instead',
      'ko-KR': '환불 제안 카드는 취소할 수 없어요. 제안을 철회해 주세요',
    },
  },
  localIdUsed: {
    code: '40009',
    text: {
      'zh-CN': '同一个 localId 已用于另一条消息',
      'en-US': 'This localId has been used for another message',
      'ko-KR': '이 localId는 이미 다른 메시지에 사용됐어요',
    },
  },
  quoteGone: {
    code: '40009',
    text: {
      'zh-CN': '引用的消息已撤回或不在这个会话里',
      'en-US': 'The quoted message was recalled or is not in this conversation',
      'ko-KR': '인용한 메시지가 취소됐거나 이 대화에 없어요',
    },
  },
  cardGone: {
    code: '40009',
    text: {
      'zh-CN': '只能发送与这家店有关的订单和商品',
      'en-US': 'Only orders and products of this shop can be sent here',
      'ko-KR': '이 매장의 주문과 상품만 보낼 수 있어요',
    },
  },
  colleagueServes: {
    code: '40009',
    text: {
      'zh-CN': '这位顾客正由同事接待',
      'en-US': 'A colleague is already serving this customer',
      'ko-KR': '다른 상담원이 응대하고 있는 고객이에요',
    },
  },
  caseMoved: {
    code: '40009',
    text: {
      'zh-CN': '会话状态已变，请看最新的列表',
      'en-US': 'This conversation has changed meanwhile. Look at the current list',
      'ko-KR': '그사이 상담 상태가 바뀌었어요. 최신 목록을 확인해 주세요',
    },
  },
  tooManyCases: {
    code: '40009',
    text: {
      'zh-CN': '您同时接待的人数已满，请先结束一些会话',
      'en-US': 'You serve as many customers as you allow yourself. Close some conversations first',
      'ko-KR': '동시 상담 인원이 가득 찼어요. 먼저 진행 중인 상담을 종료해 주세요',
    },
  },
  agentGone: {
    code: '40009',
    text: {
      'zh-CN': '只能转给在线的同事',
      'en-US': 'Conversations can be passed only to a colleague who is online',
      'ko-KR': '접속 중인 동료에게만 넘길 수 있어요',
    },
  },
  replyNameTaken: {
    code: '40009',
    text: {
      'zh-CN': '已有同名的快捷回复',
      'en-US': 'There is already a quick reply with this name',
      'ko-KR': '같은 이름의 빠른 답변이 이미 있어요',
    },
  },
  replyGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条快捷回复',
      'en-US': 'This quick reply was not found',
      'ko-KR': '이 빠른 답변을 찾을 수 없어요',
    },
  },
  tooManyReplies: {
    code: '40009',
    text: {
      'zh-CN': '快捷回复最多 200 条',
      'en-US': 'There can be at most 200 quick replies',
      'ko-KR': '빠른 답변은 200개까지 만들 수 있어요',
    },
  },
  orderGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个订单',
      'en-US': 'This order was not found',
      'ko-KR': '이 주문을 찾을 수 없어요',
    },
  },
  serviceClosed: {
    code: '40009',
    text: {
      'zh-CN': '现在不在人工服务时间，可以先留言',
      'en-US': 'No agent is there now. Leave a message instead',
      'ko-KR': '지금은 상담 시간이 아니에요. 문의를 남겨 주세요',
    },
  },
  notToRate: {
    code: '40009',
    text: {
      'zh-CN': '这次服务还没结束，或者已经评价过了',
      'en-US': 'This conversation is not over yet, or has been rated already',
      'ko-KR': '아직 끝나지 않았거나 이미 평가한 상담이에요',
    },
  },
  tooManyTickets: {
    code: '40009',
    text: {
      'zh-CN': '您还有多条留言没有答复，请等答复后再留言',
      'en-US': 'Many of your messages still wait for an answer. Please wait for those first',
      'ko-KR': '아직 답변을 기다리는 문의가 많아요. 답변을 받은 뒤 다시 남겨 주세요',
    },
  },
  ticketGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条留言',
      'en-US': 'This message was not found',
      'ko-KR': '이 문의를 찾을 수 없어요',
    },
  },
  ticketAnswered: {
    code: '40009',
    text: {
      'zh-CN': '这条留言已经答复过了',
      'en-US': 'This message has been answered already',
      'ko-KR': '이미 답변한 문의예요',
    },
  },
})
