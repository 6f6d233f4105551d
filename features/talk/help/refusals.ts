import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'
import type { EditedHelp } from './contract/edited.ts'
import type { Locale } from '@hojip/platform/i18n'

export const helpRefusals = defineRefusals('help', {
  notFound: {
    code: '40004',
    text: {
      'zh-CN': '没有这篇帮助',
      'en-US': 'There is no such help article',
      'ko-KR': '이 도움말을 찾을 수 없어요',
    },
  },
  changed: {
    code: '40009',
    data: carries<{ now: EditedHelp }>(),
    text: {
      'zh-CN': '别人刚刚发布了新版本，请先看看改了什么',
      'en-US': 'Somebody has just published another version. Look at what has changed first',
      'ko-KR': '다른 사람이 방금 새 버전을 게시했어요. 먼저 바뀐 내용을 확인해 주세요',
    },
  },
  notReady: {
    code: '40001',
    data: carries<{ problems: readonly { locale: Locale; field: string; why: string; word?: string }[] }>(),
    text: {
      'zh-CN': '还有 {count} 处没写好，不能发布',
      'en-US': '{count} places are not ready, so the article cannot be published',
      'ko-KR': '아직 다 쓰지 못한 곳이 {count}군데 있어 게시할 수 없어요',
    },
  },
  noticeTooShort: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '协议的修改要先公示：生效日期应在 {first} 到 {last} 之间',
      'en-US': 'A change of an agreement is announced first. It can be in force between {first} and {last}',
      'ko-KR': '약관 변경은 먼저 공지해야 해요. 시행일은 {first}부터 {last} 사이여야 해요',
    },
  },
  nothingChanged: {
    code: '40001',
    text: {
      'zh-CN': '内容和现在生效的一样，没有要发布的',
      'en-US': 'The text is the one in force, so there is nothing to publish',
      'ko-KR': '지금 시행 중인 내용과 같아 게시할 것이 없어요',
    },
  },
})
