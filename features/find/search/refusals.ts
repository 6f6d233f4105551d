import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'
import type { HotWordsRead } from './contract/hot-words.ts'
import type { StoppedWords, SynonymGroup } from './contract/word-lists.ts'

export const searchRefusals = defineRefusals('search', {
  searchGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条搜索记录',
      'en-US': 'This search was not found',
      'ko-KR': '이 검색 기록을 찾을 수 없어요',
    },
  },
  synonymGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这组同义词',
      'en-US': 'This group of synonyms was not found',
      'ko-KR': '이 동의어 묶음을 찾을 수 없어요',
    },
  },
  synonymChanged: {
    code: '40009',
    data: carries<{ now: SynonymGroup }>(),
    text: {
      'zh-CN': '这组同义词刚刚被别人改过，请看过现在的内容再改',
      'en-US': 'Somebody has just changed this group. Look at it as it is now before you change it',
      'ko-KR': '다른 사람이 방금 이 묶음을 바꿨어요. 지금 내용을 확인한 뒤 다시 바꿔 주세요',
    },
  },
  synonymExists: {
    code: '40009',
    text: {
      'zh-CN': '已经有一组完全相同的同义词',
      'en-US': 'There is a group with exactly these words already',
      'ko-KR': '똑같은 단어로 된 묶음이 이미 있어요',
    },
  },
  wordsAlike: {
    code: '40001',
    text: {
      'zh-CN': '至少要有两个不同的词：大小写、全半角和空格不算不同',
      'en-US': 'Give at least two different words: case, width and spaces make no difference',
      'ko-KR':
        '서로 다른 단어를 두 개 이상 입력해 주세요. 대소문자, 전각·반각, 띄어쓰기만 다르면 같은 단어예요',
    },
  },
  stoppedChanged: {
    code: '40009',
    data: carries<{ now: StoppedWords }>(),
    text: {
      'zh-CN': '停用词刚刚被别人改过，请看过现在的内容再改',
      'en-US':
        'Somebody has just changed the stopped words. Look at them as they are now before you change them',
      'ko-KR': '다른 사람이 방금 불용어를 바꿨어요. 지금 내용을 확인한 뒤 다시 바꿔 주세요',
    },
  },
  synonymsFull: {
    code: '40009',
    text: {
      'zh-CN': '同义词最多 5000 组，请先关停并合并不用的',
      'en-US': 'There can be 5,000 groups of synonyms at most. Merge some of them first',
      'ko-KR': '동의어는 5,000묶음까지 만들 수 있어요. 먼저 안 쓰는 묶음을 합쳐 주세요',
    },
  },
})

export const hotWordsRefusals = defineRefusals('hotWords', {
  changed: {
    code: '40009',
    data: carries<{ now: HotWordsRead }>(),
    text: {
      'zh-CN': '别人刚刚改过热搜词，请看过现在的再保存',
      'en-US': 'Somebody has just changed the hot words. Look at them as they are now before you save',
      'ko-KR': '다른 사람이 방금 인기 검색어를 바꿨어요. 지금 내용을 확인한 뒤 저장해 주세요',
    },
  },
  invalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '有几处要改了才能保存',
      'en-US': 'Some fields must be corrected before this can be saved',
      'ko-KR': '몇 군데를 고쳐야 저장할 수 있어요',
    },
  },
})
