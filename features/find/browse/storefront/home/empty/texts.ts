import { defineTexts } from '@hojip/platform/page'

export const emptyMallTexts = defineTexts({
  'zh-CN': {
    title: '集市还没开张',
    text: '商家正在上货，过一会儿再来看看',
    action: '我是商家，去上货',
    operator: '如果这是你的商城：在服务器上运行这条命令导入商品目录，首页会自己排好。',
    importCommand: '导入命令',
  },
  'en-US': {
    title: 'The market has not opened yet',
    text: 'The shops are still setting up. Come back soon',
    action: 'I run a shop',
    operator:
      'If this is your mall: run this command on the server to import a catalog. The home page then fills in by itself.',
    importCommand: 'Import command',
  },
  'ko-KR': {
    title: '아직 장이 서지 않았어요',
    text: '가게들이 물건을 올리고 있어요. 조금 뒤에 다시 들러 주세요',
    action: '판매자로 시작하기',
    operator: '이 쇼핑몰의 운영자라면 서버에서 아래 명령으로 상품 목록을 가져오세요. 홈은 자동으로 채워져요.',
    importCommand: '가져오기 명령',
  },
})
