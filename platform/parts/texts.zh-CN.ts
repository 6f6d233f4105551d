import type { Texts } from '../i18n/index.ts'

export const zhCN = {
  partMissing: '页面的一部分没有加载出来，正在重试',
  reloadHelps: '页面的一部分还是没有加载出来，可以刷新页面',
  reloadLoses: '页面的一部分还是没有加载出来。刷新页面可以恢复，但会丢失已填写的内容',
  partFailed: '页面的一部分出错了，其他部分可以继续使用',
  notStored: '浏览器无法保存（空间已满或不允许保存），关闭或刷新页面后会丢失',
  retry: '重试',
  outdated: '网站已更新，请刷新页面',
  reload: '刷新',
}

export type PartsTexts = Texts<typeof zhCN>
