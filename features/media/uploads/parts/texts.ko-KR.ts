import { ko } from '@hojip/platform/korean'
import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  label: '사진 (선택)',
  hint: (max) =>
    `최대 ${max}장, 한 장에 5MB까지 (bmp, gif, jpg, png, webp) 움직이는 사진은 첫 장면만 저장되고, HEIC는 화면을 캡처해서 올려 주세요.`,
  dropHint: '끌어다 놓거나 붙여 넣어도 돼요.',
  add: '사진 추가',
  dropHere: '놓으면 추가돼요',
  picture: (number) => `${number}번째 사진`,
  show: (name) => `${name} 크게 보기`,
  remove: (name) => `${name} 삭제`,
  retry: (name) => `${name} 다시 올리기`,
  retryShort: '다시 시도',
  waiting: (name) => `${name} 업로드 대기 중`,
  sending: (name) => `${name} 올리는 중`,
  failedShort: '업로드 실패',
  arrived: (count, max) => `최대 ${max}장 중 ${count}장을 올렸어요`,
  tooMany: (left, max) => `사진은 ${max}장까지 올릴 수 있어서 ${left}장은 추가하지 않았어요`,
  failures: {
    extension: (number, name) =>
      ko`${number}번째 ‘${name}’은(는) 올릴 수 없는 형식이에요. bmp, gif, jpg, png, webp 파일을 골라 주세요`,
    size: (number, name, size) =>
      ko`${number}번째 ‘${name}’(${size})이(가) 5MB를 넘어요. 용량을 줄이거나 다른 사진을 골라 주세요`,
    empty: (number, name) => ko`${number}번째 ‘${name}’은(는) 빈 파일이에요. 다른 사진을 골라 주세요`,
    connection: (number, name) =>
      ko`${number}번째 ‘${name}’을(를) 올리지 못했어요. 네트워크를 확인하고 다시 시도해 주세요`,
  },
  said: (number, sentence) => `${number}번째 사진: ${sentence}`,
  pictures: '사진',
  of: (number, count) => `${count}장 중 ${number}번째`,
  previous: '이전 사진',
  next: '다음 사진',
  close: '닫기',
  lost: '사진을 불러오지 못했어요',
}
