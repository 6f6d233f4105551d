import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '고객 의견',
  filtersLabel: '상태 필터',
  filters: { open: '답변 대기', answered: '답변 완료', all: '전체' },
  total: (n) => `총 ${n}건`,
  empty: { open: '모두 답변했어요', answered: '답변한 의견이 아직 없어요', all: '아직 의견이 없어요' },
  emptyText: '구매자와 방문자가 보낸 의견이 여기에 보여요. 오래 기다린 의견부터 보여 드려요.',
  kinds: { fault: '화면 오류', missing: '찾는 게 없음', wording: '글·번역', idea: '제안', other: '기타' },
  visitor: '방문자',
  toAnswer: '답변 대기',
  answered: '답변 완료',
  back: '전체 의견',
  text: '의견 내용',
  pictures: '의견에 첨부한 사진',
  answer: '답변',
  about: '보낸 사람',
  sender: '이름',
  contact: '답변받을 곳',
  language: '언어',
  page: '화면',
  browser: '브라우저',
  unsaid: '남기지 않음',
  field: '답변 내용',
  fieldHint:
    '보낸 분의 알림으로 전해져요. 한 번만 답변할 수 있고 고칠 수 없어요. 보낸 분의 언어로 써 주세요.',
  fieldNeeded: '답변 내용을 입력해 주세요',
  visitorContact:
    '로그인하지 않은 분이라 알림을 받을 수 없어요. 남긴 연락처로 답변하고, 답변한 내용을 여기에 적어 주세요.',
  visitorNowhere: '로그인하지 않았고 연락처도 없어요. 어떻게 처리했는지 여기에 적어 둘 수 있어요.',
  send: '답변 보내기',
  note: '적어 두고 완료',
  sent: '답변을 보냈어요',
  noted: '적어 뒀어요',
} satisfies Texts<typeof zhCN>
