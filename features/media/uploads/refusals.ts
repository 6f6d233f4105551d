import { defineRefusals, namesFields } from '@hojip/platform/refusal'

export const uploadsRefusals = defineRefusals('uploads', {
  empty: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”是空文件，请换一张图片',
      'en-US': '“{name}” is empty. Choose another picture',
      'ko-KR': '‘{name}’은(는) 빈 파일이에요. 다른 사진을 골라 주세요',
    },
  },
  wrongExtension: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”不是支持的图片格式，请使用 bmp、gif、jpg、png 或 webp',
      'en-US': '“{name}” is not a supported format. Use bmp, gif, jpg, png or webp',
      'ko-KR': '‘{name}’은(는) 올릴 수 없는 형식이에요. bmp, gif, jpg, png, webp 파일을 골라 주세요',
    },
  },
  notAPicture: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”无法识别，可能已损坏，请换一张图片',
      'en-US': '“{name}” could not be read; it may be damaged. Choose another picture',
      'ko-KR': '‘{name}’을(를) 읽을 수 없어요. 파일이 손상된 것 같아요. 다른 사진을 골라 주세요',
    },
  },
  heic: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”是 HEIC 图片，还不支持。请截图上传，或在手机相机设置里把格式改为“兼容性最佳”',
      'en-US':
        '“{name}” is a HEIC picture, which cannot be used here. Upload a screenshot of it, or set the camera to “Most Compatible”',
      'ko-KR':
        '‘{name}’은(는) HEIC 사진이라 올릴 수 없어요. 캡처해서 올리거나 카메라 설정에서 포맷을 ‘호환성 우선’으로 바꿔 주세요',
    },
  },
  tooManyPixels: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”尺寸过大，最多 {max}00 万像素，请缩小后再上传',
      'en-US': '“{name}” has too many pixels. Make it smaller, {max} megapixels at most, and try again',
      'ko-KR': '‘{name}’의 해상도가 너무 높아요. {max}00만 화소까지 올릴 수 있으니 크기를 줄여 주세요',
    },
  },
  tooHeavy: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”过于复杂，无法处理，请另存为普通的 JPEG 或 PNG 后再上传',
      'en-US': '“{name}” is too complex to process. Save it as an ordinary JPEG or PNG and try again',
      'ko-KR': '‘{name}’은(는) 처리하기에 너무 복잡해요. 일반 JPEG나 PNG로 다시 저장해 올려 주세요',
    },
  },
  quotaReached: {
    code: '42901',
    text: {
      'zh-CN': '上传的图片太多了，请过一会儿再试',
      'en-US': 'You have uploaded too many pictures. Try again later',
      'ko-KR': '사진을 너무 많이 올렸어요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
  busy: {
    code: '50301',
    text: {
      'zh-CN': '图片暂时无法保存，请稍后再试',
      'en-US': 'Pictures cannot be saved right now. Try again in a moment',
      'ko-KR': '지금은 사진을 저장할 수 없어요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
  tooManyPictures: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '最多上传 {max} 张图片',
      'en-US': 'You can upload at most {max} pictures',
      'ko-KR': '사진은 {max}장까지 올릴 수 있어요',
    },
  },
  pictureGone: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '第 {number} 张图片已失效，请重新上传',
      'en-US': 'Picture {number} has expired. Upload it again',
      'ko-KR': '{number}번째 사진이 만료되었어요. 다시 올려 주세요',
    },
  },
  notAVideo: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”无法识别，可能已损坏，请换一个视频',
      'en-US': '“{name}” could not be read; it may be damaged. Choose another video',
      'ko-KR': '‘{name}’을(를) 읽을 수 없어요. 파일이 손상된 것 같아요. 다른 동영상을 골라 주세요',
    },
  },
  unknownVideo: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”的格式不支持，请转成 MP4（H.264）或 WebM 再发送',
      'en-US': '“{name}” is in a format that is not supported. Convert it to MP4 (H.264) or WebM',
      'ko-KR': '‘{name}’은(는) 지원하지 않는 형식이에요. MP4(H.264)나 WebM으로 바꿔서 보내 주세요',
    },
  },
  videoQuotaReached: {
    code: '42901',
    text: {
      'zh-CN': '今天发送的视频太多了，请明天再试',
      'en-US': 'You have sent too many videos today. Try again tomorrow',
      'ko-KR': '오늘은 동영상을 너무 많이 보냈어요. 내일 다시 시도해 주세요',
    },
  },
  videoBusy: {
    code: '50301',
    text: {
      'zh-CN': '视频暂时无法保存，请稍后再试',
      'en-US': 'Videos cannot be saved right now. Try again in a moment',
      'ko-KR': '지금은 동영상을 저장할 수 없어요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
  videoGone: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '视频已失效，请重新上传',
      'en-US': 'The video has expired. Upload it again',
      'ko-KR': '동영상이 만료되었어요. 다시 올려 주세요',
    },
  },
})

/** Why the pictures of a form cannot be claimed. */
export type ClaimReason = 'uploads/pictureGone' | 'uploads/tooManyPictures'

/** Why the video of a message and its poster cannot be claimed. */
export type VideoClaimReason = ClaimReason | 'uploads/videoGone'

/** Why an uploaded file is refused. */
export type FileReason =
  | 'uploads/busy'
  | 'uploads/empty'
  | 'uploads/heic'
  | 'uploads/notAPicture'
  | 'uploads/tooHeavy'
  | 'uploads/tooManyPixels'
  | 'uploads/wrongExtension'

/** Why an uploaded video is refused. */
export type VideoReason =
  | 'uploads/empty'
  | 'uploads/notAVideo'
  | 'uploads/unknownVideo'
  | 'uploads/videoBusy'
  | 'uploads/videoQuotaReached'
  | 'uploads/wrongExtension'
