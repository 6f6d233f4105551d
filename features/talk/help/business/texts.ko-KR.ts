import { ko } from '@hojip/platform/korean'
import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

const periods: Record<string, (value: number) => string> = {
  payMinutes: (value) => `결제 기한 ${value}분`,
  shipHours: (value) => `발송 기한 ${value}시간`,
  receivedDays: (value) => `배송 완료 뒤 자동 구매확정 ${value}일`,
  shippedDays: (value) => `발송 뒤 자동 구매확정 ${value}일`,
  broughtBackDays: (value) => `반송된 택배 재발송 ${value}일`,
  extendDays: (value) => `수령 기간 연장 ${value}일`,
  returnDays: (value) => `단순 변심 반품 ${value}일`,
  faultDays: (value) => `품질 문제 반품 ${value}일`,
  answerHours: (value) => `가게 답변 ${value}시간`,
  sendBackDays: (value) => `구매자 반송 ${value}일`,
  inspectionDays: (value) => `가게 검수 ${value}일`,
  appealDays: (value) => `이의 신청 ${value}일`,
  evidenceDays: (value) => `증거 제출 ${value}일`,
  decisionDays: (value) => `플랫폼 판정 ${value}일`,
  moneyWorkdays: (value) => `환불 입금 ${value}영업일`,
  applications: (value) => `한 상품 최대 신청 ${value}회`,
  pictures: (value) => `사진 최대 ${value}장`,
  unpaidOrders: (value) => `결제 대기 주문 최대 ${value}건`,
}

const kinds: Record<string, string> = {
  noReturnKinds: '단순 변심 반품이 안 되는 카테고리',
  sealedKinds: '뜯으면 반품이 안 되는 카테고리',
}

export const koKR: Texts<typeof zhCN> = {
  title: '도움말과 약관',
  about:
    '구매자가 도움말과 약관에서 읽는 글이에요. 도움말은 게시하면 바로 보이고, 약관 변경은 최소 7일 동안 먼저 공지해요. 모든 버전은 계속 볼 수 있어요.',
  original: '기본 글',
  lastChange: (version, name, date) => `버전 ${version}, ${name}, ${date}`,
  announcedFor: (date) => `공지 중, ${date} 시행`,
  missing: '이 도움말을 찾을 수 없어요',
  back: '도움말 전체',
  editing: (title) => `‘${title}’ 편집`,
  texts: '세 언어의 글',
  language: '언어',
  toFix: (n) => `고칠 곳 ${n}군데`,
  fields: { title: '제목', lead: '한 문장 소개', heading: '소제목', paragraphs: '본문', points: '항목' },
  hints: { paragraphs: '한 줄에 한 문단', points: '한 줄에 한 항목, 비워도 돼요' },
  problems: {
    missing: () => '아직 비어 있어요',
    unknownPeriod: (word) => `${word}라는 기간은 없어요`,
    tooLong: () => '너무 길어요. 문단을 나눠 주세요',
  },
  periods: '쓸 수 있는 기간과 수량',
  periodsHint: '중괄호 안에 이름을 쓰면 쇼핑몰이 실제로 적용하는 숫자가 보여요.',
  kindNames: (name) => kinds[name] ?? name,
  periodNames: (name, value) => periods[name]?.(value) ?? String(value),
  section: (n) => `${n}번째 단락`,
  addSection: '단락 추가',
  up: (name) => `‘${name}’ 위로`,
  down: (name) => `‘${name}’ 아래로`,
  remove: (name) => `‘${name}’ 삭제`,
  removed: (name) => `세 언어에서 ‘${name}’ 단락을 삭제했어요`,
  undo: '되돌리기',
  preview: '읽는 사람이 보는 화면',
  changed: '게시하지 않은 변경이 있어요',
  nothingChanged: '최신 버전과 같아요',
  discard: '변경 취소',
  discarded: '변경을 취소했어요',
  versions: '지난 버전',
  version: (version) => `버전 ${version}`,
  inForce: '시행 중',
  take: '가져와 편집',
  takeVersion: (version) => (version === 0 ? '기본 글을 가져와 편집' : `버전 ${version} 가져와 편집`),
  taken: (version) =>
    version === 0
      ? '기본 글로 바꿨어요. 아직 게시하지 않았어요'
      : ko`버전 ${version}(으)로 바꿨어요. 아직 게시하지 않았어요`,
  publish: '게시',
  publishTitle: '새 버전 게시',
  publishNote: '바로 모두에게 보여요.',
  publishNoticeNote: '약관 페이지에 공지되고, 시행일에 자동으로 바뀌어요.',
  inForceOn: '시행일',
  inForceHint: '최소 7일 뒤여야 해요. 지금 시행 중인 글과 같으면 바로 적용되고, 공지 중인 변경은 취소돼요.',
  note: '무엇을 바꿨나요 (내부 메모)',
  published: '게시했어요. 바로 보여요',
  announced: '공지를 시작했어요',
  cancel: '취소',
  failed: '처리하지 못했어요. 잠시 뒤 다시 시도해 주세요',
  theirs: (name, note) =>
    `${name} 님이 방금 새 버전을 게시했어요${note && `: ${note}`}. 작성하던 내용은 그대로 있어요.`,
  takeTheirs: '게시된 글로 바꾸기',
  takeMine: '내 글로 계속하기',
}
