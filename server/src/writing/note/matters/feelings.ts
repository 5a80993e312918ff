import type { Matter } from '../matter.ts'

/** What somebody feels, where the words say no more. */
export const feelingMatters: readonly Matter[] = [
  { said: ['pray prayer prayers praying god faith', 'wall silence used_to doubt* lost'], kinds: ['trouble'] },
  {
    said: [
      'as_a_mum as_a_dad as_a_mother as_a_father as_a_parent as_a_friend as_a_wife as_a_husband as_a_teacher',
      'failure failing rubbish bad terrible awful useless crap',
    ],
    kinds: ['doubt'],
  },

  { said: ['sick_of tired_of fed_up_of fed_up_with had_enough enough_of at_the_end_of_my over_it'], kinds: ['fed-up'] },
  {
    said: [
      'dreading nervous_about anxious_about scared_about bricking_it cacking_it feeling_sick_about bricking_myself',
    ],
    kinds: ['ahead'],
  },
  { said: ['up_and_down ups_and_downs rollercoaster'], kinds: ['mixed'] },
  { said: ['leaving_do'], unless: 'out forgot left_off card', kinds: ['ending'], atMost: 8 },
  {
    said: [
      'should_be_happy ought_to_be_happy supposed_to_be_happy should_be_grateful should_feel_happy no_reason_to_be_sad',
    ],
    kinds: ['flat'],
  },
  {
    said: [
      'old_life used_to_be who_i_was how_it_was how_things_were good_old_days the_old_days my_old',
      'miss missing wish gone back',
    ],
    kinds: ['ending'],
  },
  {
    said: [
      'its_over its_all_over last_day final_day end_of_an_era cant_believe_its saying_goodbye goodbye_to said_goodbye coming_to_an_end last_ever final_episode closing_down',
    ],
    unless: 'exam finally',
    kinds: ['ending'],
  },
  {
    said: [
      'gone_wrong going_wrong everything_is_wrong one_thing_after_another falling_apart all_falling worst_day terrible_day awful_day horrible_day bad_day rubbish_day crap_day shit_day rough_day hard_day tough_day stressful_day long_day one_of_those_days',
    ],
    kinds: ['trouble'],
  },
  {
    said: ['everyone_down let_everyone everybody_down let_them_down let_people_down people_down'],
    kinds: ['mistake', 'guilt'],
  },
  {
    said: [
      'two_minds mixed_feelings bittersweet happy_and_sad sad_and_happy proud_and relieved_and excited_and nervous_but excited_but happy_but proud_but glad_but',
    ],
    kinds: ['mixed'],
  },
  {
    said: [
      'cant_decide cant_choose choosing_between torn_between dont_know_whether decide_whether should_i_take should_i_go should_i_stay stay_or_go which_one_to',
    ],
    kinds: ['deciding'],
  },
  {
    said: [
      'nothing_much not_much nothing_really nothing_special same_as_usual just_a_normal nothing_to_report all_quiet usual',
    ],
    kinds: ['plain'],
  },
]
