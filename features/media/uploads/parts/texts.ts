import { defineTexts } from '@hojip/platform/page'
import { ko } from '@hojip/platform/korean'

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const uploadsTexts = defineTexts({
  'zh-CN': {
    label: '图片（选填）',
    hint: (max: number) =>
      `最多 ${max} 张，每张不超过 5 MB，支持 bmp、gif、jpg、png、webp。动图只保留第一帧，HEIC 请先截图。`,
    dropHint: '也可以拖到这里或直接粘贴。',
    add: '添加图片',
    dropHere: '松开即可添加',
    picture: (number: number) => `第 ${number} 张图片`,
    show: (name: string) => `查看${name}`,
    remove: (name: string) => `移除${name}`,
    retry: (name: string) => `重新上传${name}`,
    retryShort: '重试',
    waiting: (name: string) => `${name}等待上传`,
    sending: (name: string) => `${name}正在上传`,
    failedShort: '未上传',
    arrived: (count: number, max: number) => `已上传 ${count} 张，最多 ${max} 张`,
    tooMany: (left: number, max: number) => `最多上传 ${max} 张，其余 ${left} 张没有添加`,
    failures: {
      extension: (number: number, name: string, _size: string) =>
        `第 ${number} 张“${name}”的格式不支持，请使用 bmp、gif、jpg、png 或 webp`,
      size: (number: number, name: string, size: string) =>
        `第 ${number} 张“${name}”（${size}）超过 5 MB，请压缩或换一张`,
      empty: (number: number, name: string, _size: string) => `第 ${number} 张“${name}”是空文件，请换一张`,
      connection: (number: number, name: string, _size: string) =>
        `第 ${number} 张“${name}”没有传上去，请检查网络后重试`,
    },
    said: (number: number, sentence: string) => `第 ${number} 张：${sentence}`,
    pictures: '图片',
    of: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
    previous: '上一张',
    next: '下一张',
    close: '关闭',
    lost: '图片没有加载出来',
  },
  'en-US': {
    label: 'Pictures (optional)',
    hint: (max) =>
      `Up to ${max}, 5 MB each: bmp, gif, jpg, png or webp. Of an animation only the first frame is kept; take a screenshot of HEIC.`,
    dropHint: 'You can also drop them here or paste them.',
    add: 'Add pictures',
    dropHere: 'Drop to add',
    picture: (number) => `Picture ${number}`,
    show: (name) => `Look at ${lower(name)}`,
    remove: (name) => `Remove ${lower(name)}`,
    retry: (name) => `Upload ${lower(name)} again`,
    retryShort: 'Try again',
    waiting: (name) => `${name} is waiting to be uploaded`,
    sending: (name) => `${name} is being uploaded`,
    failedShort: 'Not uploaded',
    arrived: (count, max) => `${count} of at most ${max} uploaded`,
    tooMany: (left, max) => `At most ${max} pictures: ${left} more were not added`,
    failures: {
      extension: (number, name) =>
        `Picture ${number} “${name}” is not a supported format. Use bmp, gif, jpg, png or webp`,
      size: (number, name, size) =>
        `Picture ${number} “${name}” (${size}) is larger than 5 MB. Make it smaller or choose another`,
      empty: (number, name) => `Picture ${number} “${name}” is empty. Choose another`,
      connection: (number, name) =>
        `Picture ${number} “${name}” did not get through. Check your connection and try again`,
    },
    said: (number, sentence) => `Picture ${number}: ${sentence}`,
    pictures: 'Pictures',
    of: (number, count) => `${number} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    lost: 'The picture could not be loaded',
  },
  'ko-KR': {
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
  },
})
