import { defineTexts } from '../page/texts.ts'

export const partsTexts = defineTexts({
  'zh-CN': {
    partMissing: '页面的一部分没有加载出来，正在重试',
    reloadHelps: '页面的一部分还是没有加载出来，可以刷新页面',
    reloadLoses: '页面的一部分还是没有加载出来。刷新页面可以恢复，但会丢失已填写的内容',
    partFailed: '页面的一部分出错了，其他部分可以继续使用',
    notStored: '浏览器无法保存（空间已满或不允许保存），关闭或刷新页面后会丢失',
    retry: '重试',
    outdated: '网站已更新，请刷新页面',
    reload: '刷新',
  },
  'en-US': {
    partMissing: 'Part of this page has not loaded. We keep trying',
    reloadHelps: 'Part of this page still has not loaded. Reloading may help',
    reloadLoses:
      'Part of this page still has not loaded. Reloading may help, but you will lose what you typed',
    partFailed: 'Part of this page has failed. The rest still works',
    notStored:
      'Your browser cannot save this: it is full or set to store nothing. Closing or reloading the page will lose it',
    retry: 'Try again',
    outdated: 'This site has been updated. Reload the page to go on',
    reload: 'Reload',
  },
  'ko-KR': {
    partMissing: '페이지 일부를 불러오지 못했어요. 다시 시도하고 있어요',
    reloadHelps: '페이지 일부를 아직 불러오지 못했어요. 새로고침해 보세요',
    reloadLoses: '페이지 일부를 아직 불러오지 못했어요. 새로고침하면 해결될 수 있지만 입력한 내용은 사라져요',
    partFailed: '페이지 일부에 문제가 생겼어요. 나머지는 계속 쓸 수 있어요',
    notStored:
      '브라우저에 저장할 수 없어요(공간이 부족하거나 저장이 차단됨). 페이지를 닫거나 새로고침하면 사라져요',
    retry: '다시 시도',
    outdated: '사이트가 업데이트됐어요. 새로고침해 주세요',
    reload: '새로고침',
  },
})
