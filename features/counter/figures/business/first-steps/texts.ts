import { defineTexts } from '@hojip/platform/page'

const zhCN = {
  title: '开店第一步',
  sold: '开张了，第一单已成交',
  progress: (done: number, all: number) => `已完成 ${done}/${all}`,
  putAway: '先收起',
  bringBack: '展开清单',
  done: '已完成',
  steps: {
    face: { name: '上传店标，写店铺介绍', text: '买家在商品页和订单里都会看到店标', act: '去设置' },
    product: { name: '发布第一件商品', text: '中文、韩文、英文都写全', act: '去发布' },
    onSale: { name: '把商品上架', text: '上架后买家才搜得到', act: '去上架' },
    freight: { name: '确认运费', text: '开店时给了一份默认运费，合适就确认', act: '去确认' },
    returns: { name: '填写退货地址', text: '买家退货寄到这里，售后时自动带出', act: '去填写' },
    team: { name: '邀请同事', text: '按岗位分权限，各用各的账号', act: '去邀请' },
    sale: { name: '迎来第一单', text: '买家付款后，订单会出现在待发货里', act: '看订单' },
  },
}
type Words = typeof zhCN

const koKR: Words = {
  title: '가게 열기 첫걸음',
  sold: '축하해요! 첫 주문이 들어왔어요',
  progress: (done, all) => `${all}개 중 ${done}개 완료`,
  putAway: '접어 두기',
  bringBack: '목록 펼치기',
  done: '완료',
  steps: {
    face: {
      name: '로고 올리고 가게 소개 쓰기',
      text: '로고는 상품 페이지와 주문에도 나와요',
      act: '설정하기',
    },
    product: { name: '첫 상품 등록하기', text: '한국어, 중국어, 영어를 모두 채워 주세요', act: '등록하기' },
    onSale: { name: '상품 판매 시작하기', text: '판매를 시작해야 고객이 찾을 수 있어요', act: '판매하기' },
    freight: {
      name: '배송비 확인하기',
      text: '기본 배송비가 있어요. 괜찮으면 확인만 하면 돼요',
      act: '확인하기',
    },
    returns: {
      name: '반품 주소 등록하기',
      text: '고객이 반품을 보낼 곳이에요. 환불할 때 자동으로 채워져요',
      act: '등록하기',
    },
    team: { name: '동료 초대하기', text: '맡은 일에 맞춰 권한을 나눌 수 있어요', act: '초대하기' },
    sale: { name: '첫 주문 받기', text: '고객이 결제하면 발송 대기에 주문이 나타나요', act: '주문 보기' },
  },
}

const enUS: Words = {
  title: 'First steps of your shop',
  sold: 'You’re open: the first order is in',
  progress: (done, all) => `${done} of ${all} done`,
  putAway: 'Put away',
  bringBack: 'Show the list',
  done: 'done',
  steps: {
    face: {
      name: 'Upload a logo and introduce the shop',
      text: 'Shoppers see the logo on products and orders too',
      act: 'Set up',
    },
    product: {
      name: 'List the first product',
      text: 'With all texts in Chinese, Korean and English',
      act: 'List',
    },
    onSale: {
      name: 'Put a product on sale',
      text: 'Shoppers find it once it is on sale',
      act: 'To products',
    },
    freight: {
      name: 'Check the delivery fees',
      text: 'Your shop opened with some; confirm or change them',
      act: 'Check',
    },
    returns: {
      name: 'Enter an address for returns',
      text: 'Where returns are sent; filled in for every refund',
      act: 'Enter',
    },
    team: {
      name: 'Invite a colleague',
      text: 'Everyone has an account, with the rights for their job',
      act: 'Invite',
    },
    sale: { name: 'The first sale', text: 'Paid orders appear under “To ship”', act: 'See orders' },
  },
}

export const firstStepsTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })
