import { defineRefusals, namesFields, type Refusal } from '@hojip/platform/refusal'

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

/** Why a file does not become a product's video. */
export const productVideosRefusals = defineRefusals('productVideos', {
  outside: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”不是视频文件夹里的路径，应类似 videos/kimchi.mp4',
      'en-US': '"{path}" is not a path inside the folder of videos, such as videos/kimchi.mp4',
      'ko-KR': '‘{path}’은(는) 동영상 폴더 안의 경로가 아니에요. videos/kimchi.mp4처럼 적어 주세요',
    },
  },
  missing: {
    code: '40001',
    text: {
      'zh-CN': '视频文件夹里没有“{path}”',
      'en-US': 'the folder of videos has no file "{path}"',
      'ko-KR': '동영상 폴더에 ‘{path}’ 파일이 없어요',
    },
  },
  wrongExtension: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”不是 mp4 或 webm 文件',
      'en-US': '"{path}" is not an mp4 or webm file',
      'ko-KR': '‘{path}’은(는) mp4나 webm 파일이 아니에요',
    },
  },
  tooLarge: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”太大，视频最大 {most} MB',
      'en-US': '"{path}" is too large; a video has {most} MB at most',
      'ko-KR': '‘{path}’이(가) 너무 커요. 동영상은 최대 {most}MB예요',
    },
  },
  tooLong: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”太长，视频最长 {most} 秒',
      'en-US': '"{path}" is too long; a video lasts {most} seconds at most',
      'ko-KR': '‘{path}’이(가) 너무 길어요. 동영상은 최대 {most}초예요',
    },
  },
  damaged: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”不是视频，或已损坏',
      'en-US': '"{path}" is not a video, or it is damaged',
      'ko-KR': '‘{path}’은(는) 동영상이 아니거나 손상된 파일이에요',
    },
  },
  unknown: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”的编码方式浏览器可能无法播放，请用 H.264 或 VP9',
      'en-US': 'browsers may be unable to play "{path}"; encode it as H.264 or VP9',
      'ko-KR': '‘{path}’의 인코딩은 브라우저에서 재생되지 않을 수 있어요. H.264나 VP9로 인코딩해 주세요',
    },
  },
  disagrees: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”的内容是 {format}，与扩展名不符',
      'en-US': 'the content of "{path}" is {format}, unlike its extension',
      'ko-KR': '‘{path}’의 내용은 {format}(으)로, 확장자와 달라요',
    },
  },
})

export type ProductVideoRefusal = Refusal<`productVideos/${keyof typeof productVideosRefusals}`>
