import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  list: '올리는 중인 사진과 동영상',
  waiting: (name) => `‘${name}’ 업로드 대기 중`,
  sending: (name) => `‘${name}’ 올리는 중`,
  retry: (name) => `‘${name}’ 다시 올리기`,
  retryShort: '다시 시도',
  remove: (name) => `‘${name}’ 전송 취소`,
  removeShort: '취소',
  failures: {
    kind: () => '보낼 수 없는 파일이에요. 사진(bmp, gif, jpg, png)이나 동영상(mp4, mov, webm)을 골라 주세요',
    empty: () => '빈 파일이에요. 다른 파일을 골라 주세요',
    pictureSize: (size) => `사진이 ${size}라서 5MB를 넘어요. 용량을 줄이거나 다른 사진을 골라 주세요`,
    videoSize: (size) => `동영상이 ${size}라서 50MB를 넘어요. 길이나 용량을 줄여 주세요`,
    connection: () => '올리지 못했어요. 네트워크를 확인하고 다시 시도해 주세요',
  },
  unplayable: '재생할 수 없는 동영상이에요. MP4(H.264)나 WebM으로 바꿔서 보내 주세요',
  cannotPlay: '이 브라우저에서는 동영상을 재생할 수 없어요.',
  download: '내려받아서 보기',
}
