import { ko } from '@hojip/platform/korean'
import type { NoticeView, NoticeWords } from './words.ts'

function goods({ name, more }: NoticeView) {
  return more > 0 ? `${name} 외 ${more}개` : name
}

export const koKR: NoticeWords = {
  kinds: {
    orderPaid: (v) => ({
      title: '결제가 완료됐어요',
      summary: `${goods(v)} · ${v.shop}에서 준비하고 있어요`,
      body: [
        `<b>${v.money}</b> 결제를 확인했어요. ${v.shop}에서 상품을 준비하고 있어요.`,
        ...(v.to ? [`<b>${v.from}~${v.to}</b>에 도착할 예정이에요.`] : []),
        v.until
          ? `<b>${v.until}</b>까지 발송해요. 출발하면 다시 알려 드릴게요.`
          : '출발하면 다시 알려 드릴게요.',
      ],
    }),
    orderLate: (v) => ({
      title: '아직 발송되지 않았어요',
      summary: `${goods(v)} · 더 기다리거나 바로 취소할 수 있어요`,
      body: [
        `${v.shop}에서 약속한 시간까지 발송하지 못했어요.`,
        '조금 더 기다리셔도 되고, 주문에서 취소하면 전액 돌려받을 수 있어요.',
      ],
    }),
    orderTimedOut: (v) => ({
      title: '결제 시간이 지나 주문이 닫혔어요',
      summary: `${goods(v)} · 필요하면 다시 주문해 주세요`,
      body: [
        '시간 안에 결제되지 않아 주문이 닫혔어요. 빠져나간 돈은 없어요.',
        '주문에서 ‘다시 구매’를 누르면 바로 살 수 있어요.',
      ],
    }),
    orderCancelledLate: (v) => ({
      title: '발송이 늦어져 주문이 취소됐어요',
      summary: `${goods(v)} · ${v.money} 돌려드려요`,
      body: [
        `${v.shop}에서 끝내 발송하지 않아 주문이 자동으로 취소됐어요.`,
        `<b>${v.money}</b>은 결제하신 수단으로 돌려드려요. 도착하면 알려 드릴게요.`,
      ],
    }),
    orderBroughtBack: (v) => ({
      title: '택배가 돌아와 주문이 취소됐어요',
      summary: `${goods(v)} · ${v.money} 돌려드려요`,
      body: [
        '배송하지 못한 택배가 가게로 돌아갔고 다시 발송되지 않아 주문이 취소됐어요.',
        `<b>${v.money}</b>은 결제하신 수단으로 돌려드려요. 도착하면 알려 드릴게요.`,
      ],
    }),
    orderReceived: (v) => ({
      title: '자동으로 구매확정됐어요',
      summary: `${goods(v)} · 어떠셨어요? 상품평을 남겨 주세요`,
      body: [
        '확인 기간이 지나 자동으로 구매확정됐어요.',
        '상품에 문제가 있으면 지금도 환불을 신청할 수 있어요. 상품평도 기다릴게요.',
      ],
    }),
    orderShipped: (v) => ({
      title: '상품이 출발했어요',
      summary: `${goods(v)} · 가고 있어요`,
      body: [`${v.shop}에서 상품을 보냈어요. 배송 조회에서 어디쯤인지 볼 수 있어요.`],
    }),
    orderPartlyShipped: (v) => ({
      title: '상품 일부가 출발했어요',
      summary: `${goods(v)} · 나머지는 따로 보내 드려요`,
      body: [`${v.shop}에서 일부를 먼저 보냈어요. 나머지는 따로 보내 드려요.`],
    }),
    orderDelivered: (v) => ({
      title: '택배가 도착했어요',
      summary: `${goods(v)} · 구매확정해 주세요`,
      body: [
        '배송이 끝났어요. 상품이 괜찮은지 확인해 주세요.',
        v.until
          ? `이상이 없으면 구매확정해 주세요. <b>${v.until}</b>에 자동으로 구매확정돼요.`
          : '이상이 없으면 구매확정해 주세요.',
      ],
    }),
    parcelSilent: (v) => ({
      title: '택배 소식이 며칠째 없어요',
      summary: `${goods(v)} · 확인하고 있어요`,
      body: [
        '며칠째 배송 소식이 없어서 가게와 함께 확인하고 있어요.',
        '기다리기 어려우면 주문에서 환불을 신청해 주세요.',
      ],
    }),
    parcelReturned: (v) => ({
      title: '택배가 가게로 돌아갔어요',
      summary: `${goods(v)} · 다시 보내거나 환불해 드려요`,
      body: [
        '배송하지 못한 택배가 가게로 돌아갔어요.',
        '가게에서 다시 보내 드려요. 보내지 않으면 주문이 취소되고 전액 환불돼요.',
      ],
    }),
    receiptPutOff: (v) => ({
      title: '구매확정까지 시간이 늘어났어요',
      summary: v.until ? `${goods(v)} · ${v.until}에 자동 구매확정돼요` : goods(v),
      body: [
        '가게에서 이 주문의 자동 구매확정을 미뤘어요. 상품을 받아 확인한 뒤 구매확정해 주세요.',
        ...(v.until ? [`이제 <b>${v.until}</b>에 자동으로 구매확정돼요.`] : []),
      ],
    }),
    offerMade: (v) => ({
      title: `${v.shop}에서 ${v.money} 환불을 제안했어요`,
      summary: `${goods(v)} · ${v.until}까지 답해 주세요`,
      body: [
        `가게에서 먼저 환불을 제안했어요. 금액은 <b>${v.money}</b>이고, 상품은 돌려보내지 않아도 돼요. 수락하면 결제한 방법으로 환불돼요.`,
        `<b>${v.until}</b>까지 답하지 않으면 거절한 것으로 처리돼요.`,
      ],
    }),
    paymentDue: (v) => ({
      title: '결제만 남았어요',
      summary: `${goods(v)} · ${v.money} · ${v.until}까지`,
      body: [
        `아직 <b>${v.money}</b>이 결제되지 않았어요. <b>${v.until}</b>까지 결제하지 않으면 주문이 닫혀요.`,
      ],
    }),
    refundArrived: (v) => ({
      title: `${v.money} 환불됐어요`,
      summary: v.way ? `${v.way}로 돌려드렸어요 · ${goods(v)}` : `결제 수단으로 돌려드렸어요 · ${goods(v)}`,
      body: [
        `<b>${v.money}</b>을 ${v.way || '결제하신 수단'}로 돌려드렸어요.`,
        '카드사에 따라 영업일 기준 3일까지 걸릴 수 있어요.',
      ],
    }),
    refundPaidOffline: (v) => ({
      title: `${v.money} 환불금을 이체했어요`,
      summary: goods(v),
      body: [`결제하신 수단으로 돌려드릴 수 없어 <b>${v.money}</b>을 따로 이체했어요.`],
    }),
    refundFailed: (v) => ({
      title: '환불이 되지 않아 확인하고 있어요',
      summary: `${v.money} · ${goods(v)}`,
      body: [
        `결제사에서 <b>${v.money}</b> 환불을 거절해 담당자가 처리하고 있어요.`,
        '돈은 안전해요. 처리되면 알려 드릴게요.',
      ],
    }),
    refundStuck: (v) => ({
      title: '환불이 평소보다 늦어요',
      summary: `${v.money} · 결제사에 확인하고 있어요`,
      body: [`<b>${v.money}</b>이 아직 도착하지 않아 담당자가 결제사에 확인하고 있어요.`],
    }),
    refundAgreed: (v) => ({
      title: '가게에서 환불을 승인했어요',
      summary: `${v.money} · ${goods(v)}`,
      body: [`<b>${v.money}</b>을 결제하신 수단으로 돌려드려요. 도착하면 알려 드릴게요.`],
    }),
    returnAgreed: (v) => ({
      title: '상품을 보내 주세요',
      summary: v.until ? `${goods(v)} · ${v.until}까지` : goods(v),
      body: [
        '가게에서 반품을 승인했어요. 보낼 주소는 환불 상세에 있어요.',
        v.until
          ? `<b>${v.until}</b>까지 보내고 송장 번호를 입력해 주세요. 지나면 신청이 닫혀요.`
          : '보낸 뒤 환불 상세에 송장 번호를 입력해 주세요.',
      ],
    }),
    refundRejected: (v) => ({
      title: '가게에서 환불을 거절했어요',
      summary: `${goods(v)} · 호집에 판단을 맡길 수 있어요`,
      body: [
        '거절한 이유는 환불 상세에 있어요.',
        v.until
          ? `받아들이기 어려우면 <b>${v.until}</b>까지 호집에 판단을 요청해 주세요.`
          : '받아들이기 어려우면 호집에 판단을 요청해 주세요.',
      ],
    }),
    refundOffered: (v) => ({
      title: '가게에서 다른 방법을 제안했어요',
      summary: v.until ? `${goods(v)} · ${v.until}까지 답해 주세요` : goods(v),
      body: [
        '신청하신 내용에 가게가 다른 방법을 제안했어요. 확인해 주세요.',
        ...(v.until ? [`<b>${v.until}</b>까지 답하지 않으면 거절한 것으로 처리돼요.`] : []),
      ],
    }),
    returnArrived: (v) => ({
      title: '반품이 가게에 도착했어요',
      summary: `${goods(v)} · 가게에서 확인하고 있어요`,
      body: [
        v.until
          ? `가게에서 <b>${v.until}</b>까지 확인해요. 이상이 없으면 환불돼요.`
          : '이상이 없으면 환불돼요.',
      ],
    }),
    inspectionPassed: (v) => ({
      title: '반품 확인이 끝나 환불해 드려요',
      summary: `${v.money} · ${goods(v)}`,
      body: [`<b>${v.money}</b>을 결제하신 수단으로 돌려드려요. 도착하면 알려 드릴게요.`],
    }),
    inspectionFailed: (v) => ({
      title: '가게에서 반품을 받지 않았어요',
      summary: `${goods(v)} · 호집에 판단을 맡길 수 있어요`,
      body: [
        '이유는 환불 상세에 있어요.',
        v.until
          ? `받아들이기 어려우면 <b>${v.until}</b>까지 호집에 판단을 요청해 주세요.`
          : '받아들이기 어려우면 호집에 판단을 요청해 주세요.',
      ],
    }),
    returnLapsed: (v) => ({
      title: '반품이 오지 않아 신청이 닫혔어요',
      summary: goods(v),
      body: [
        '기간 안에 송장 번호가 입력되지 않아 신청이 닫혔어요.',
        '환불 기간이 남아 있으면 다시 신청할 수 있어요.',
      ],
    }),
    appealGranted: (v) => ({
      title: '호집에서 환불로 결정했어요',
      summary: `${v.money} · ${goods(v)}`,
      body: [`양쪽의 설명을 보고 환불하기로 했어요. <b>${v.money}</b>을 결제하신 수단으로 돌려드려요.`],
    }),
    appealReturn: (v) => ({
      title: '호집에서 반품 후 환불로 결정했어요',
      summary: v.until ? `${goods(v)} · ${v.until}까지 보내 주세요` : goods(v),
      body: [
        '양쪽의 설명을 보고 반품 후 환불하기로 했어요. 보낼 주소는 환불 상세에 있어요.',
        ...(v.until ? [`<b>${v.until}</b>까지 보내고 송장 번호를 입력해 주세요.`] : []),
      ],
    }),
    appealRefused: (v) => ({
      title: '환불이 받아들여지지 않았어요',
      summary: goods(v),
      body: ['양쪽의 설명을 보고 환불하지 않기로 했어요. 이유는 환불 상세에 있어요.'],
    }),
    refundClosed: (v) => ({
      title: '환불 신청이 닫혔어요',
      summary: goods(v),
      body: ['이 신청은 닫혔어요. 자세한 내용은 환불 상세에 있어요.'],
    }),
    priceFell: (v) => ({
      title: `지켜보던 상품이 ${v.off} 내렸어요`,
      summary: `${v.name} · ${v.was} → ${v.money}`,
      body: [`<b>${v.name}</b>, 지금 <b>${v.money}</b>예요. 예전 가격(${v.was})보다 ${v.off} 싸요.`],
    }),
    restocked: (v) => ({
      title: '기다리던 상품이 다시 들어왔어요',
      summary: `${v.name} · ${v.money}`,
      body: [`<b>${v.name}</b>, 다시 살 수 있어요. 지금 <b>${v.money}</b>예요.`],
    }),
    alertStock: (v) => ({
      title: '기다리던 옵션이 들어왔어요',
      summary: `${v.name} · ${v.money}`,
      body: [`<b>${v.name}</b>, 다시 살 수 있어요. 지금 <b>${v.money}</b>예요. 이 알림은 한 번만 보내요.`],
    }),
    alertPrice: (v) => ({
      title: `${v.money}까지 내렸어요`,
      summary: `${v.name} · ${v.money}`,
      body: [
        `<b>${v.name}</b>, 지금 <b>${v.money}</b>예요. 정한 가격까지 내렸어요. 이 알림은 한 번만 보내요.`,
      ],
    }),
    commentReplied: (v) => ({
      title: '가게에서 상품평에 답했어요',
      summary: `${v.shop}: ${v.text}`,
      body: [`<b>${v.shop}</b>의 답글이에요.`, v.text],
    }),
    questionAnswered: (v) => ({
      title: v.shop ? '가게에서 질문에 답했어요' : '구매자가 질문에 답했어요',
      summary: v.shop ? `${v.shop}: ${v.text}` : v.text,
      body: [
        `내 질문: “${v.asked}”`,
        v.shop ? `<b>${v.shop}</b>의 답변이에요.` : `<b>${v.name}</b>, 이 상품을 산 분의 답변이에요.`,
        v.text,
      ],
    }),
    identityLinked: (v) => ({
      title: `${v.way} 로그인이 연결됐어요`,
      summary: '본인이 아니면 바로 연결을 끊고 비밀번호를 바꿔 주세요',
      body: [
        `이제 <b>${v.way}</b>로 로그인할 수 있어요.`,
        '본인이 한 일이 아니면 계정 설정에서 바로 연결을 끊고 비밀번호를 바꿔 주세요.',
      ],
    }),
    serviceAnswered: (v) => ({ title: '고객센터에서 답변했어요', summary: v.text, body: [v.text] }),
    feedbackAnswered: (v) => ({
      title: '보내신 의견에 답변이 왔어요',
      summary: v.text,
      body: [v.text, `보내신 의견: ${v.asked}`],
    }),
    applicationMore: (v) => ({
      title: '입점 신청에 보완할 내용이 있어요',
      summary: `‘${v.shop}’: ${v.text}`,
      body: [
        `‘${v.shop}’ 입점 신청에 더 필요한 것이 있어요.`,
        v.text,
        '보완해서 다시 보내 주시면 이어서 심사할게요.',
      ],
    }),
    applicationRefused: (v) => ({
      title: '입점 신청이 승인되지 않았어요',
      summary: `‘${v.shop}’: ${v.text}`,
      body: [`아쉽지만 ‘${v.shop}’ 입점 신청이 승인되지 않았어요.`, v.text],
    }),
    applicationAdmitted: (v) => ({
      title: '입점이 승인됐어요',
      summary: ko`‘${v.shop}’을(를) 열 수 있어요. 먼저 판매자 비밀번호를 정해 주세요`,
      body: [
        ko`축하해요! <b>‘${v.shop}’</b>을(를) 열 수 있어요.`,
        ...(v.text ? [v.text] : []),
        '판매자 비밀번호를 정하고 판매자 센터에 로그인해서 상품을 올리고 배송비를 정해 주세요.',
      ],
    }),
    reportUpheld: (v) => ({
      title: '신고하신 내용이 사실로 확인됐어요',
      summary: v.name ? `‘${v.name}’, 규정에 따라 조치할게요` : '규정에 따라 조치할게요',
      body: [
        v.name ? `신고하신 <b>‘${v.name}’</b> 건은 사실로 확인됐어요.` : '신고하신 내용이 사실로 확인됐어요.',
        '규정에 따라 조치할게요. 알려 주셔서 고마워요.',
      ],
    }),
    reportDismissed: (v) => ({
      title: '신고하신 내용에서 위반을 찾지 못했어요',
      summary: v.name ? `‘${v.name}’` : '신고 내용을 확인했어요',
      body: [
        v.name
          ? `신고하신 <b>‘${v.name}’</b> 건을 확인했지만 규정 위반은 없었어요.`
          : '신고하신 내용을 확인했지만 규정 위반은 없었어요.',
        '새로운 사실이 있으면 다시 신고해 주세요.',
      ],
    }),
    reportLifted: (v) => ({
      title: '신고하신 건의 조치가 해제됐어요',
      summary: v.name ? `‘${v.name}’, 다시 확인하고 해제했어요` : '다시 확인하고 해제했어요',
      body: [
        v.name
          ? `신고하신 <b>‘${v.name}’</b> 건을 다시 확인하고 조치를 해제했어요.`
          : '신고하신 건을 다시 확인하고 조치를 해제했어요.',
        '이의가 있으시면 고객센터로 문의해 주세요.',
      ],
    }),
    wordsRemoved: (v) => ({
      title: '작성하신 글이 숨겨졌어요',
      summary: v.name ? `‘${v.name}’, 사유: ${v.text}` : `사유: ${v.text}`,
      body: [
        v.name
          ? `작성하신 <b>‘${v.name}’</b> 글을 숨겼어요. 다른 사람에게 보이지 않아요.`
          : '작성하신 글을 숨겼어요. 다른 사람에게 보이지 않아요.',
        `사유: ${v.text}`,
        '다른 의견이 있다면 고객센터로 문의해 주세요.',
      ],
    }),
    wordsBack: (v) => ({
      title: '작성하신 글이 다시 보여요',
      summary: v.name ? `‘${v.name}’` : '다시 볼 수 있어요',
      body: [v.name ? `작성하신 <b>‘${v.name}’</b> 글이 다시 보여요.` : '작성하신 글이 다시 보여요.', v.text],
    }),
  },
  newer: {
    title: '새 알림이 있어요',
    summary: '업데이트 중이에요. 몇 분 뒤에 다시 열면 내용을 볼 수 있어요',
    body: ['업데이트 중이에요. 이 알림의 내용은 몇 분 뒤에 볼 수 있어요.'],
  },
  places: {
    offer: '환불 제안 보기',
    order: '주문 상세',
    track: '배송 조회',
    pay: '결제하기',
    refund: '환불 상세',
    comment: '상품평 쓰기',
    comments: '내 상품평',
    questions: '문의 보기',
    product: '상품 보기',
    saved: '찜한 상품',
    cheaper: '값이 내린 상품',
    account: '계정 설정',
    answer: '답변 보기',
    feedback: '내 의견',
    reports: '내 신고 내역',
    application: '신청 보기',
    shop: '가게에 문의',
    service: '고객센터에 문의',
  },
  providers: { wechat: '위챗', alipay: '알리페이' },
  statuses: { 0: '결제 대기', 3: '발송 대기', 4: '배송 중', 5: '완료', 99: '취소됨' },
  order: (code) => `주문 ${code}`,
  soldOut: '품절',
  offSale: '판매 종료',
  onSale: '구매 가능',
}
