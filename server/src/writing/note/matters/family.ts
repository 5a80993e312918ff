import type { Matter } from '../matter.ts'
import { animals, children, close, friends, parents, partners, siblings, wider } from '../who.ts'

/** Parents, children, others at home, and relatives. */
export const familyMatters: readonly Matter[] = [
  {
    said: [children, 'moaned_at_me moans_at_me eye_roll rolled_her_eyes rolled_his_eyes backchat answering_back cheek'],
    kinds: ['parenting'],
  },
  { said: [animals, 'since_the without_the now_the', 'quiet empty weird too_quiet'], kinds: ['missing'] },
  {
    said: [
      `${children} he she`,
      'wont_come_out in_his_room in_her_room in_their_room wont_talk_to_me one_word_answers hates_school stopped_eating_with cries_every_morning clings',
    ],
    unless: 'boyfriend girlfriend husband wife partner',
    kinds: ['child-worry', 'family'],
  },
  {
    said: [
      'five_minutes on_my_own_all_day alone_with_the no_village no_help_with all_day_with bath_and_bed solo_parenting',
      'baby toddler kids peace twins children them',
    ],
    kinds: ['parenting'],
  },
  {
    said: [
      'maternity_leave paternity_leave at_home_with_the_baby stuck_in_with_the',
      'boring bored conversation grown_up adult lonely long same',
    ],
    kinds: ['parenting'],
  },
  {
    said: [
      'first_day reception nursery school_gates',
      'didnt_look_back walked_straight_in her_first his_first let_go_of_my',
    ],
    unless: 'my_first',
    kinds: ['child'],
  },
  {
    said: [
      siblings,
      'not_visited hasnt_visited never_visits never_helps does_nothing leaves_it_all left_it_all doesnt_lift no_help',
    ],
    unless: 'i_never my_fault',
    kinds: ['annoyed', 'anger'],
  },
  {
    said: [
      `${partners} me_and we`,
      'whose_turn only_talk_about only_speak_about ships_in_the_night like_flatmates like_housemates barely_speak barely_talk hardly_talk',
    ],
    kinds: ['family'],
  },
  {
    said: [`${partners} he she`, 'wants_kids wants_a_baby wants_children', 'dont_know not_sure unsure i_dont'],
    kinds: ['deciding'],
  },
  {
    said: ['been_pretending pretending_to havent_told keeping_it_from hiding_it_from', close],
    unless: 'got_a bad_mark failed',
    kinds: ['telling'],
  },
  {
    said: ['thinking_about thinking_of remembering dreamt_about', `${parents} ${animals}`],
    unless: 'worried hospital ill said',
    kinds: ['missing'],
  },
  {
    said: [
      'wont_let_me isnt_letting_me not_letting_me grounded',
      'mum dad parents go have out see school they grounded',
    ],
    kinds: ['let-down'],
  },
  {
    said: [close, 'lost_his_job lost_her_job lost_their_job made_redundant laid_off got_sacked been_sacked'],
    unless: 'im_being im_gonna im_going_to im_getting think_im ive_been i_was i_got i_am i_might i_may i_could',
    kinds: ['worried-for'],
  },
  { said: ['made_redundant being_made_redundant redundancy'], kinds: ['job', 'worry'] },
  {
    said: ['on_my_own by_myself single', 'three_kids two_kids kids four_kids baby toddler twins'],
    unless: 'no_kids no lonely',
    kinds: ['parenting'],
  },

  { said: [`${parents} ${children} ${siblings}`, 'prison arrested court sentenced police'], kinds: ['big-news'] },
  {
    said: [
      close,
      'moved_back_in has_moved_back moving_in is_moving_in moving_in_with moving_back_in coming_to_live move_in_with',
    ],
    unless: 'new_house',
    kinds: ['big-news'],
  },
  {
    said: [
      `${close} they`,
      'came_out_to came_out_as is_gay is_trans is_bi told_us told_me_he told_me_she told_me_they',
    ],
    unless: 'off not_to',
    kinds: ['big-news'],
  },
  {
    said: [
      close,
      'new_boyfriend new_girlfriend new_partner new_wife new_husband remarrying getting_remarried dating seeing_someone',
    ],
    unless: 'my_new ex my_ex exs',
    kinds: ['big-news'],
  },
  {
    said: [
      close,
      'job_abroad wants_to_move wants_us_to_move emigrat* relocat* transferred posted_to offered_a_job new_job_in',
    ],
    kinds: ['big-news'],
  },
  {
    said: [
      `${close} ${friends} we`,
      'not_speaking arent_speaking isnt_speaking wont_speak not_talking arent_talking isnt_talking estranged no_contact havent_spoken hasnt_spoken hasnt_spoken_to havent_seen_my cut_off cut_me_off stopped_speaking stopped_talking silent_treatment',
    ],
    kinds: ['distance'],
  },
  { said: ['havent_spoken_to not_spoken_to', close], kinds: ['distance'] },
  {
    said: [
      'mum_and_dad my_parents parents mum_and_stepdad mum_and_her dad_and_his',
      'fight* argu* row rows rowing shout* scream* at_each_other at_it_again splitting split separat* divorc*',
    ],
    kinds: ['at-home'],
  },
  {
    said: [parents, 'splitting_up split_up divorce divorcing separating'],
    unless: 'since_the_divorce',
    kinds: ['at-home', 'sad'],
  },
  {
    said: [
      `${close} ${friends} they he she teacher coach boss manager everyone in_laws inlaws mother_in_law father_in_law`,
      'said_i_look says_i_look said_i_should says_i_should says_i_need said_i_need says_i_never says_i_always said_i_cant says_i_cant says_im says_i_am said_im said_i_was calls_me called_me thinks_im think_im thinks_i_am told_me_im reckons_im keeps_telling_me compares_me comparing_me compared_me compare_me makes_me_feel disapprov* criticis* doesnt_approve disappointed_in_me',
    ],
    unless:
      'vet vets try_out go_for_it apply i_think_im called_me_mum called_me_mummy called_me_dad called_me_daddy proud brilliant great lovely clever amazing beautiful love joy kind by_name',
    kinds: ['judged'],
  },
  {
    said: [
      'i_snapped my_temper temper_get short_with snapped_at snapping_at taken_it_out took_it_out bit_his_head bit_her_head i_shouted i_yelled shouted_at_mum shouted_at_my shouted_at_dad shouted_at_the yelled_at_my lost_my_temper lost_it_with lost_my_rag slammed_the_door been_horrible_to been_mean_to been_a_cow been_snappy',
    ],
    unless: 'boss_shouted he_shouted she_shouted they_shouted at_me_in with_me',
    kinds: ['snappy'],
  },
  {
    said: [
      children,
      'dropped_my dropped_our dropping_my dropping_our left_home house_feels house_is_so since_the_kids kids_went kids_left flown_the_nest empty_nest gone_back_to_uni gone_to_uni',
    ],
    unless: 'phone cup plate',
    kinds: ['missing'],
  },
  { said: [children, 'so_quiet too_quiet house_is_quiet back_to_school'], kinds: ['missing'] },
  {
    said: [
      `${children} ${parents} ${siblings} family`,
      'dont_ring doesnt_ring never_ring never_rings dont_call doesnt_call never_call never_calls dont_visit doesnt_visit never_visit never_visits hardly_see never_see dont_come hardly_ring too_busy_for_me too_busy_to_see',
    ],
    kinds: ['missing'],
  },
  {
    said: [
      'school nursery teacher headteacher',
      'rang rung called phoned emailed sent_a_letter call_from',
      'behaviour again about_my about_his about_her about_him son daughter',
    ],
    kinds: ['child-worry'],
  },
  {
    said: [
      children,
      'excluded suspended detention bullied bullying bully in_trouble trouble_at_school anxious crying upset struggling hates_school hates_me hates_us wont_talk wont_talk_to_me wont_go wont_get_up wont_get_out refus* refuses_to lonely left_out no_friends vaping in_with_the_wrong been_hitting bit_another failing falling_behind meltdown',
    ],
    kinds: ['child-worry', 'family'],
  },
  {
    said: [
      `${children} baby`,
      'tantrum screaming off_school at_home home_all nap wont_stop wont_nap wont_sleep wont_settle wont_eat wont_do wont_revise wont_tidy school_holidays half_term follows_me wild fighting_since fighting_all squabbling bickering climbing clingy potty threw_up been_sick vomit tummy_bug chickenpox nits crayon nappy',
    ],
    kinds: ['parenting', 'family'],
  },
  {
    said: [
      `${close} ${friends}`,
      'worried_about worrying_about so_worried worry_about worried_sick scared_for frightened_for not_herself not_himself not_themselves gone_quiet in_a_bad_way drinking_again',
    ],
    kinds: ['worried-for'],
  },
  {
    said: ['back_on_the_drink back_on_the_drugs drinking_again using_again relapsed'],
    unless: 'i im ive',
    kinds: ['worried-for'],
  },
  {
    said: [
      'worried_sick_about worried_about scared_for frightened_for worry_about',
      `${close} ${friends} ${wider} him her them`,
    ],
    kinds: ['worried-for'],
  },
  {
    said: [
      `${children} niece nephew`,
      'concert school_play play_tonight nativity recital sports_day assembly match exam exams test gcses alevels results driving graduation audition',
    ],
    kinds: ['child-show', 'child'],
  },
  { said: [children, 'nursery school_gates reception', 'screamed cried crying clung sobbed'], kinds: ['child'] },
  {
    said: [
      `${children} niece nephew`,
      'first_day new_school start_school starts_reception starts_school starting_school starts_nursery starting_nursery starts_uni starting_uni to_uni to_university interview',
    ],
    kinds: ['child', 'family'],
  },
  {
    said: [
      `${close} ${friends} ${wider}`,
      'moving_out leaving_home has_moved moved_to moved_away moving_to moving_away moving_abroad emigrating going_abroad going_back_to',
    ],
    unless: 'sell moved_back sofa bed desk spare_room snoring',
    kinds: ['missing'],
  },
  {
    said: ['sell selling clearing emptying clear_out', 'house flat home', `${parents} dads mums`],
    kinds: ['big-news'],
  },
  {
    said: [
      'mother_in_law father_in_law mil fil in_laws inlaws sister_in_law brother_in_law parents mum dad family relatives',
      'staying coming_to_stay to_stay for_two_weeks for_a_week all_week for_christmas all_weekend here_till visiting',
    ],
    kinds: ['relatives', 'family'],
  },
  {
    said: [
      animals,
      'weed wee pooed poo pooped chewed destroyed ripped scratched knocked_over barking rolled_in ate_my ate_the stole_my',
    ],
    unless: 'blood poison',
    kinds: ['pet-trouble'],
  },
  {
    said: [animals, 'getting_on struggling not_himself not_herself limping off_his_food off_her_food'],
    kinds: ['their-health'],
  },
  {
    said: [
      partners,
      'doesnt_notice never_notices takes_me_for_granted ignores_me doesnt_listen never_listens doesnt_appreciate doesnt_see never_thanks',
    ],
    kinds: ['unseen'],
  },
  {
    said: [
      `${close} ${friends} they he she`,
      'forgot_my_birthday forgot_our_anniversary forgot_valentines forgot_our forgot_about_me forgot_me forgot_to_pick forgot_to didnt_remember stood_me_up cancelled_on_me bailed let_me_down didnt_turn_up didnt_show',
    ],
    kinds: ['let-down'],
  },
  { said: ['nobody noone no_one', 'remembered remembered_my_birthday my_birthday'], kinds: ['let-down'] },
  {
    said: [
      `${close} ${friends} he she hes shes`,
      'never_cleans never_washes never_helps wont_help doesnt_help owes_me owes snoring snores borrowed_my borrowed_it uses_my used_my ate_my annoying left_the does_my_head never_does messy leaves_his leaves_her doing_my_head',
    ],
    unless: 'i_owe owe_my',
    kinds: ['annoyed', 'anger'],
  },
  {
    said: [
      `${close} ${friends} we`,
      'had_a_row big_row massive_row huge_row blazing_row row_with row_about another_row rowing argument argued arguing argue fell_out falling_out fallen_out had_words shouted shouting shout snapped slammed fight fought fighting all_cross so_cross',
    ],
    unless: 'tooth teeth hair filling tree bed',
    kinds: ['row', 'anger'],
  },
]
