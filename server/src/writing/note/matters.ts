import type { Topic } from './topics.ts'

/** What a note is about when it says several things together: each group of words must be met by one of its words. */
export interface Matter extends Omit<Topic, 'said'> {
  said: readonly string[]
}

const parents =
  'mum mums mom moms mother dad dads father parents parent stepmum stepdad gran nan nans granny grandad grandma grandparents'
const children =
  'son sons daughter daughters kid kids child children toddler teenager stepson stepdaughter my_boy my_girl little_boy little_girl'
const close = `${parents} ${children} family sister brother partner boyfriend girlfriend husband wife fiance fiancee`
const friends = 'friend friends mate mates best_friend flatmate housemate roommate'
const animals = 'dog cat puppy kitten rabbit hamster horse'

/**
 * Matters come before topics, the most significant first: a child's concert is nobody's own stage, and an argument with
 * a friend is not about friendship.
 */
export const matters: readonly Matter[] = [
  {
    said: [
      'dishwasher phone boiler laptop computer car battery fridge freezer oven tv wifi router washing_machine printer',
      'died dead dying lost broken broke',
    ],
    kinds: ['nuisance'],
    inLines: 'nuisance wait phone',
    themes: ['calm', 'self-kindness', 'motivation'],
  },
  {
    said: [
      'lovely_day great_day good_day best_day lovely_time great_time lovely_evening lovely_weekend so_happy so_proud had_the_baby had_her_baby baby_arrived baby_is_here gave_birth had_a_lovely had_a_great came_back_clear clear_scan all_clear came_home baby_slept_through got_into got_in_to nice_day nice_quiet_day discharged coming_home_today we_won i_won won_the finished_chemo last_chemo finished_treatment',
    ],
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy',
    themes: ['gratitude', 'confidence', 'connection'],
  },
  {
    said: ['ex my_ex exes', 'getting_married got_married engaged new_girlfriend new_boyfriend moved_on texting'],
    kinds: ['heartache'],
    inLines: 'miss past over sad',
    themes: ['self-kindness', 'calm', 'fresh-start', 'connection'],
  },
  {
    said: ['went_well went_better went_fine best_mum best_dad feel_ok feeling_ok all_done got_through_it'],
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy',
    themes: ['gratitude', 'confidence', 'connection'],
  },
  {
    said: ['interview interviews applications', 'and_nothing not_one no_reply no_offers rejection rejected again'],
    kinds: ['let-down'],
    inLines: 'hope disappointed',
    themes: ['self-kindness', 'calm', 'fresh-start', 'gratitude'],
  },
  {
    said: ['first_christmas first_birthday first_fathers_day first_mothers_day', 'since without'],
    kinds: ['loss'],
    inLines: 'miss missing love remember',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: [
      'i_shouted i_yelled shouted_at_my shouted_at_the_kids i_snapped snapped_at_my lost_my_temper lost_it_with lost_my_rag',
    ],
    kinds: ['row', 'anger'],
    inLines: 'cross shouted sorry',
    themes: ['self-kindness', 'calm', 'connection', 'boundaries'],
  },
  {
    said: ['shouted_at shouting_at_me shouts_at_me yelled_at screamed_at told_off had_a_go_at_me sworn_at'],
    kinds: ['told-off'],
    inLines: 'shouting temper tone loud',
    themes: ['self-kindness', 'calm', 'confidence', 'boundaries'],
  },
  {
    said: [
      `${close} ${friends} ${animals} auntie aunt uncle cousin neighbour`,
      'died dying death funeral hospice terminal put_down put_to_sleep passed_away',
    ],
    kinds: ['loss'],
    inLines: 'miss missing love near hand care',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: [
      `${close} ${friends} ${animals} auntie aunt uncle cousin neighbour`,
      'ill vet vets is_sick very_sick really_sick poorly not_eating wont_eat frail confused forgot_who didnt_know_me doesnt_know_me doesnt_recognise had_a_fall fell hospital cancer stroke dementia operation surgery biopsy chemo diagnosis diagnosed heart_attack scan',
    ],
    kinds: ['their-health', 'loss'],
    inLines: 'frightened wait near hand care',
    themes: ['self-kindness', 'calm', 'connection', 'courage'],
  },
  {
    said: [animals, 'missing lost gone not_home ran_away run_away hasnt_come_home vanished'],
    kinds: ['pet'],
    inLines: 'hope frightened wait look',
    themes: ['self-kindness', 'calm', 'connection', 'motivation'],
  },
  {
    said: [`${children} baby`, 'tantrum screaming off_school at_home home_all nap wont_stop school_holidays half_term'],
    kinds: ['parenting', 'family'],
    inLines: 'tired patience love minute',
    themes: ['self-kindness', 'calm', 'motivation', 'connection'],
  },
  {
    said: [
      children,
      'excluded suspended detention bullied bullying bully in_trouble trouble_at_school anxious crying upset struggling hates_school wont_talk wont_talk_to_me wont_go_to_school lonely left_out',
    ],
    kinds: ['child-worry', 'family'],
    inLines: 'kind listen side near',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: ['neighbours neighbour next_door upstairs', 'party music loud noise noisy drilling barking shouting banging'],
    kinds: ['nuisance'],
    inLines: 'nuisance noise quiet',
    themes: ['calm', 'self-kindness', 'motivation'],
  },
  {
    said: ['nobody noone no_one', 'remembered remembered_my_birthday my_birthday'],
    kinds: ['let-down'],
    inLines: 'hurts gutted sad',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: [
      'christmas new_years_eve new_year easter birthday bank_holiday weekend',
      'on_my_own alone by_myself no_plans nobody_to_see',
    ],
    kinds: ['lonely', 'friends'],
    inLines: 'lonely company hello quiet',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: [
      `${close} ${friends}`,
      'worried_about worrying_about so_worried worry_about scared_for gone_quiet not_herself not_himself',
    ],
    kinds: ['their-health', 'loss'],
    inLines: 'frightened near care',
    themes: ['self-kindness', 'calm', 'connection', 'courage'],
  },
  {
    said: [
      'boss manager line_manager supervisor colleague colleagues teacher',
      'leaving has_left retiring moving_on last_day',
    ],
    kinds: ['missing'],
    inLines: 'miss missing love',
    themes: ['self-kindness', 'calm', 'connection', 'gratitude'],
  },
  {
    said: [children, 'so_quiet too_quiet house_is_quiet back_to_school'],
    kinds: ['child', 'family'],
    inLines: 'quiet small proud',
    themes: ['self-kindness', 'calm', 'connection', 'gratitude'],
  },
  {
    said: [
      'boss bosses manager supervisor line_manager team_leader head_teacher headteacher foreman management',
      'shouted on_my_back on_my_case word feedback unfair hates hate moody criticised critical bully bullying picking_on told nasty horrible awful nightmare useless review meeting_with',
    ],
    kinds: ['boss', 'work'],
    inLines: 'work told answer voice fair say',
    themes: ['boundaries', 'courage', 'calm', 'confidence', 'self-kindness'],
  },
  {
    said: ['nobody no_one', 'talks_to_me speaks_to_me talks_to speaks_to talk_to'],
    kinds: ['lonely', 'friends'],
    inLines: 'lonely company hello',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: ['need_to_tell got_to_tell have_to_tell how_to_tell'],
    kinds: [],
    inLines: 'talk say honest voice words truth plainly',
    themes: ['courage', 'boundaries', 'calm', 'confidence'],
    situation: 'a-hard-talk',
  },
  {
    said: ['boss manager colleague colleagues half_the_team everyone', 'off_sick is_sick on_leave'],
    kinds: ['work'],
    inLines: 'work job share people done',
    themes: ['calm', 'boundaries', 'confidence', 'motivation', 'focus'],
  },
  {
    said: [parents, 'splitting_up split_up divorce divorcing separating'],
    kinds: ['sad'],
    inLines: 'sad cry',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: [`${children} baby`, 'threw_up been_sick vomit tummy_bug chickenpox nits'],
    kinds: ['parenting', 'family'],
    inLines: 'tired patience minute',
    themes: ['self-kindness', 'calm', 'motivation', 'connection'],
  },
  {
    said: [friends, 'got_the got_a', 'i_wanted i_applied jealous not_me'],
    kinds: ['compare'],
    inLines: 'compare envy behind',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: [`${close} ${friends}`, 'moving_in is_moving_in'],
    kinds: ['somebody'],
    inLines: 'love close own',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: [`${close} ${friends}`, 'earns_more earns_twice richer better_job bigger_house nicer_house'],
    kinds: ['compare'],
    inLines: 'compare envy behind',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: [
      `${close} ${friends}`,
      'moving_out leaving_home has_moved moved_to moved_away moving_to moving_away moving_abroad emigrating going_abroad',
    ],
    kinds: ['missing'],
    inLines: 'miss missing love',
    themes: ['self-kindness', 'calm', 'connection', 'gratitude'],
  },
  {
    said: [
      `${close} ${friends}`,
      'never_cleans never_washes never_helps wont_help doesnt_help owes_me owes snoring snores borrowed uses_my ate_my annoying',
    ],
    kinds: ['annoyed', 'anger'],
    inLines: 'cross ask fair',
    themes: ['calm', 'self-kindness', 'boundaries', 'connection'],
  },
  {
    said: [
      'everyone everyones everybody everybodys all_my_friends all_my_mates they_all',
      'engaged married pregnant promoted buying_houses having_babies moving_on settled sorted',
    ],
    kinds: ['compare'],
    inLines: 'compare envy behind',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: [
      `${close} ${friends} they he she`,
      'forgot_my_birthday forgot_our_anniversary forgot_valentines forgot_our forgot_about_me didnt_remember',
    ],
    kinds: ['let-down'],
    inLines: 'hurts gutted sad',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: ['he she they husband wife boyfriend girlfriend partner', 'left left_me walked_out moved_out'],
    kinds: ['heartache'],
    inLines: 'miss sad love heart',
    themes: ['self-kindness', 'calm', 'fresh-start', 'connection'],
  },
  {
    said: ['everyone everybody they_all', 'on_holiday away abroad having_fun', 'but_me not_me except_me without_me'],
    kinds: ['compare'],
    inLines: 'compare envy behind',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: [
      children,
      'concert school_play play_tonight nativity recital sports_day assembly match exam exams test gcses alevels results driving graduation graduating',
    ],
    kinds: ['child', 'family'],
    inLines: 'clap proud phone song seat watch',
    themes: ['connection', 'calm', 'gratitude', 'self-kindness', 'courage'],
  },
  {
    said: [
      children,
      'first_day new_school start_school starts_reception starts_school starting_school starts_nursery starting_nursery starts_uni starting_uni to_uni to_university',
    ],
    kinds: ['child', 'family'],
    inLines: 'gate wave bag coat small wobble',
    themes: ['connection', 'calm', 'self-kindness', 'courage'],
  },
  {
    said: [
      `${children} baby newborn`,
      'sleep sleeping awake up_with up_all_night up_in_the_night no_sleep teething bad_night all_night five_am',
    ],
    kinds: ['tired'],
    inLines: 'tired sleep night rest awake',
    themes: ['self-kindness', 'sleep', 'body-peace', 'calm'],
    situation: 'bedtime',
  },
  {
    said: [
      `${close} ${friends}`,
      'had_a_row big_row massive_row huge_row blazing_row row_with another_row rowing argument argued arguing argue fell_out falling_out fallen_out had_words shouted shouting shout snapped slammed fight fought',
    ],
    kinds: ['row', 'anger'],
    inLines: 'angry cross argue argument row sorry',
    themes: ['calm', 'connection', 'self-kindness', 'boundaries'],
  },
  {
    said: [
      'boss manager supervisor line_manager team_leader',
      'praised praise well_done pleased proud thanked promoted loved_it impressed',
    ],
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy',
    themes: ['gratitude', 'confidence', 'motivation'],
  },
  {
    said: [
      `${friends} everyone everybody sister brother cousin all_of_them they_all colleague`,
      'engaged married pregnant promoted buying_houses bought_a_house houses having_babies successful ahead better_than sorted',
      'feel feeling behind still jealous not_me but',
    ],
    kinds: ['compare'],
    inLines: 'compare comparing behind pace ahead envy',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: [
      'good_news great_news got_the_job got_a_place got_in all_clear she_said_yes he_said_yes they_said_yes got_a_pay_rise pay_rise_at_last got_a_raise got_picked picked_for born finished_my i_passed passed_my passed_the finally_finished handed_it_in got_promoted been_promoted passed_first_time passed_theory',
    ],
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy welcome',
    themes: ['gratitude', 'confidence', 'connection'],
  },
]
