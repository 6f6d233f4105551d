import { branch, leaf, type TaxonomyNode } from './node.ts'

const plants = branch('plants', '绿植花卉', 'Plants', '식물', [
  branch('foliage', '观叶植物', 'Foliage', '관엽식물', [
    leaf('snake-plants', '虎尾兰', 'Snake plants', '산세베리아'),
    leaf('pilea', '镜面草', 'Pilea', '필레아'),
    leaf('monstera', '龟背竹', 'Monstera', '몬스테라'),
  ]),
  branch('succulents-cacti', '多肉仙人掌', 'Succulents and cacti', '다육·선인장', [
    leaf('succulents', '多肉', 'Succulents', '다육식물'),
    leaf('cacti', '仙人掌', 'Cacti', '선인장'),
    leaf('aloe', '芦荟', 'Aloe', '알로에'),
  ]),
  branch('seeds-bulbs', '种子种球', 'Seeds and bulbs', '씨앗·구근', [
    leaf('vegetable-seeds', '蔬菜种子', 'Vegetable seeds', '채소 씨앗'),
    leaf('flower-seeds', '花卉种子', 'Flower seeds', '꽃씨'),
    leaf('bulbs-garden', '种球', 'Flower bulbs', '구근'),
  ]),
  branch('pots-soil', '花盆土壤', 'Pots and soil', '화분·흙', [
    leaf('flower-pots', '花盆', 'Flower pots', '화분'),
    leaf('potting-soil', '营养土', 'Potting soil', '배양토'),
    leaf('watering-cans', '浇水壶', 'Watering cans', '물뿌리개'),
  ]),
])

const fertiliser = branch('fertiliser', '肥料', 'Fertilizer', '비료', [
  branch('organic-fertilizer', '有机肥', 'Organic fertilizer', '유기질 비료', [
    leaf('granular-organic', '颗粒有机肥', 'Granular organic', '알갱이 유기질 비료'),
    leaf('compost', '堆肥', 'Compost', '퇴비'),
    leaf('bone-meal', '骨粉', 'Bone meal', '골분'),
  ]),
  branch('mineral-fertilizer', '化肥', 'Mineral fertilizer', '화학 비료', [
    leaf('compound-fertilizer', '复合肥', 'Compound fertilizer', '복합 비료'),
    leaf('urea', '尿素', 'Urea', '요소'),
    leaf('potash', '钾肥', 'Potash', '칼리 비료'),
  ]),
  branch('liquid-fertilizer', '液体肥', 'Liquid fertilizer', '액체 비료', [
    leaf('house-plant-feed', '绿植营养液', 'House plant feed', '식물 영양제'),
    leaf('foliar-feed', '叶面肥', 'Foliar feed', '엽면비료'),
    leaf('rooting-solution', '生根液', 'Rooting solution', '발근제'),
  ]),
  branch('trace-elements', '微量元素肥', 'Trace elements', '미량요소 비료', [
    leaf('calcium-feed', '钙肥', 'Calcium', '칼슘 비료'),
    leaf('boron-feed', '硼肥', 'Boron', '붕소 비료'),
    leaf('humic-acid', '腐植酸', 'Humic acid', '부식산'),
  ]),
])

const agrochemicals = branch('agrochemicals', '农药植保', 'Agrochemicals', '작물 보호제', [
  branch('insecticides', '杀虫剂', 'Insecticides', '살충제', [
    leaf('mineral-oils', '矿物油', 'Mineral oils', '기계유제'),
    leaf('aphid-control', '蚜虫防治', 'Aphid control', '진딧물 방제'),
    leaf('mite-control', '螨虫防治', 'Mite control', '응애 방제'),
  ]),
  branch('fungicides', '杀菌剂', 'Fungicides', '살균제', [
    leaf('wettable-fungicides', '可湿性粉剂', 'Wettable powders', '수화제'),
    leaf('copper-fungicides', '铜制剂', 'Copper fungicides', '동제'),
    leaf('mildew-control', '白粉病防治', 'Mildew control', '흰가루병 방제'),
  ]),
  branch('biological-protection', '生物植保', 'Biological protection', '생물 농약', [
    leaf('plant-extracts', '植物源农药', 'Plant extracts', '식물 추출 농약'),
    leaf('sticky-traps', '粘虫板', 'Sticky traps', '끈끈이 트랩'),
    leaf('insect-nets', '防虫网', 'Insect nets', '방충망'),
  ]),
  branch('spraying', '喷洒防护', 'Sprayers and protection', '분무·보호구', [
    leaf('sprayers', '喷雾器', 'Sprayers', '분무기'),
    leaf('protective-gear', '防护用品', 'Protective gear', '보호구'),
    leaf('adjuvants', '助剂', 'Adjuvants', '전착제'),
  ]),
])

const toys = branch('toys', '玩具', 'Toys', '장난감', [
  branch('wooden-toys', '木制玩具', 'Wooden toys', '원목 장난감', [
    leaf('blocks', '积木', 'Blocks', '블록'),
    leaf('toy-trains', '小火车', 'Toy trains', '장난감 기차'),
    leaf('stacking-toys', '叠叠乐', 'Stacking toys', '쌓기 장난감'),
  ]),
  branch('soft-toys', '毛绒玩具', 'Soft toys', '봉제 인형', [
    leaf('teddy-bears', '玩偶熊', 'Teddy bears', '곰인형'),
    leaf('hand-puppets', '手偶', 'Hand puppets', '손인형'),
    leaf('soothing-dolls', '安抚玩偶', 'Comforters', '애착 인형'),
  ]),
  branch('puzzles-games', '拼图桌游', 'Puzzles and games', '퍼즐·보드게임', [
    leaf('jigsaws', '拼图', 'Jigsaws', '퍼즐'),
    leaf('board-games', '桌游', 'Board games', '보드게임'),
    leaf('yut-nori', '尤茨', 'Yut sticks', '윷놀이'),
  ]),
  branch('outdoor-toys', '户外玩具', 'Outdoor toys', '야외 장난감', [
    leaf('kites', '风筝', 'Kites', '연'),
    leaf('balls', '球类', 'Balls', '공'),
    leaf('balance-bikes', '平衡车', 'Balance bikes', '밸런스 바이크'),
  ]),
])

const instruments = branch('instruments', '乐器', 'Instruments', '악기', [
  branch('percussion', '打击乐器', 'Percussion', '타악기', [
    leaf('janggu', '长鼓', 'Janggu', '장구'),
    leaf('big-drums', '大鼓', 'Drums', '북'),
    leaf('gongs', '锣镲', 'Gongs and cymbals', '꽹과리·징'),
  ]),
  branch('wind-instruments', '吹管乐器', 'Wind instruments', '관악기', [
    leaf('bamboo-flutes', '竹笛', 'Bamboo flutes', '대나무 피리'),
    leaf('danso', '短箫', 'Danso', '단소'),
    leaf('harmonicas', '口琴', 'Harmonicas', '하모니카'),
  ]),
  branch('string-instruments', '弦乐器', 'String instruments', '현악기', [
    leaf('ukuleles', '尤克里里', 'Ukuleles', '우쿨렐레'),
    leaf('gayageum', '伽倻琴', 'Gayageum', '가야금'),
    leaf('guitars', '吉他', 'Guitars', '기타'),
  ]),
  branch('music-accessories', '乐器配件', 'Accessories', '악기 소품', [
    leaf('drumsticks', '鼓槌', 'Drumsticks', '북채'),
    leaf('music-stands', '谱架', 'Music stands', '보면대'),
    leaf('tuners', '调音器', 'Tuners', '튜너'),
  ]),
])

export const gardenAndPlay: TaxonomyNode[] = [plants, fertiliser, agrochemicals, toys, instruments]
