import type { Topic } from '../topic.ts'

/** Topics about what somebody feels, whatever the reason. */
export const feelingsTopics: readonly Topic[] = [
  {
    said: 'comparing compare comparison everyone_else everyone_on jealous jealousy envy envious ahead_of_me left_behind better_than_me',
    kinds: ['compare'],
    inLines: 'compare comparing behind pace ahead envy photograph',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: 'imposter impostor fraud not_good_enough not_clever_enough not_up_to_it feel_stupid im_stupid so_stupid out_of_my_depth self_doubt doubt doubting insecure no_confidence',
    kinds: ['doubt'],
    inLines: 'doubt unsure ready belong learn beginner depth',
    themes: ['confidence', 'self-kindness', 'courage'],
  },
  {
    said: 'mistake mistakes what_i_said fool_of_myself overslept wrong_email reply_all i_forgot forgot_my embarrassed embarrassing mortified cringe said_the_wrong said_something_stupid put_my_foot broke_something cock_up cocked_up ballsed_up clanger went_too_far took_it_too_far something_i_said thing_i_said',
    kinds: ['mistake', 'shame'],
    inLines: 'mistake wrong sorry embarrassed embarrassment blame forgive',
    themes: ['self-kindness', 'confidence', 'courage', 'fresh-start', 'calm'],
  },
  {
    said: 'ashamed shame regret regrets hate_myself',
    kinds: ['shame'],
    inLines: 'shame ashamed sorry regret forgive blame',
    themes: ['self-kindness', 'calm', 'fresh-start'],
  },
  {
    said: 'bored boring boredom monotonous nothing_to_do same_old',
    kinds: ['bored'],
    inLines: 'bored boredom dull empty interest',
    themes: ['motivation', 'focus', 'gratitude', 'calm', 'fresh-start'],
  },
  {
    said: 'meh bleh blah cba cant_be_bothered cant_be_arsed not_bothered dark_at dark_by dark_evenings clocks_went_back clocks_go_back grey gloomy winter january nothing_wrong nothing_is_wrong no_reason feel_off feeling_off out_of_sorts feel_flat feeling_flat so_flat bit_flat fed_up in_a_rut uninspired dull no_motivation so_so lacklustre beige nothingy blurgh flat_as_a_pancake going_through_the_motions',
    kinds: ['flat'],
    inLines: 'dull grey flat mood slow',
    themes: ['self-kindness', 'calm', 'motivation', 'gratitude'],
  },
  {
    said: 'my_birthday another_birthday birthday_tomorrow birthday_today turn_30 turning_18 turning_21 turning_30 turning_40 turning_50 turning_60 turning_70 im_next_week im_tomorrow getting_old getting_older feel_old feeling_old middle_aged nearly_30 nearly_40 nearly_50 nearly_60 nearly_70 nearly_80 bus_pass',
    kinds: ['age'],
    inLines: 'years age number',
    themes: ['self-kindness', 'gratitude', 'calm', 'confidence'],
  },
  {
    said: 'excited so_excited cant_wait looking_forward second_date third_date date_tonight date_friday date_tomorrow butterflies got_matched likes_me going_away weekend_away got_invited on_holiday going_on_holiday getting_married wedding_day my_wedding_day moving_in_together baby_shower hen_do stag_do festival',
    kinds: ['excited'],
    inLines: 'happy looking forward nervous nice',
    themes: ['gratitude', 'confidence', 'calm', 'connection'],
  },
  {
    said: 'gutted dropped_from got_dropped she_said_no he_said_no they_said_no disappointed disappointing cancelled_by fell_through sold_out team_lost lost_the_match relegated let_down let_me_down cancelled_on_me rained_off no_luck no_one_came nobody_came nobody_likes no_one_likes',
    kinds: ['let-down'],
    inLines: 'hope disappointed hurts sad',
    themes: ['self-kindness', 'calm', 'fresh-start', 'gratitude'],
  },
  {
    said: 'scrolling scroll doomscrolling on_my_phone tiktok_all cant_put_my_phone screen_all_day',
    kinds: ['scrolling'],
    inLines: 'phone screen bored attention',
    themes: ['focus', 'motivation', 'calm', 'self-kindness'],
  },
  {
    said: 'cant_decide cant_choose decide decision_to_make should_i torn two_minds weighing_up',
    kinds: ['deciding'],
    inLines: 'choose certain decide',
    themes: ['confidence', 'calm', 'self-kindness', 'motivation'],
  },
  {
    said: 'angry anger furious annoyed irritated rage fuming livid so_cross im_cross seething raging pissed_off hacked_off miffed wound_me_up boiling_over steaming hopping_mad could_scream',
    kinds: ['anger'],
    inLines: 'angry anger cross temper breath pause',
    themes: ['calm', 'self-kindness', 'boundaries'],
  },
  {
    said: 'anxious anxiety overthink about_tomorrow switch_my_brain brain_off mind_wont_stop worried worry worrying worries nervous nerves panicking panic scared frightened afraid dread dreading stressed stress overthinking on_edge freaking_out panicky uneasy jittery wound_up what_ifs catastrophising the_fear feeling_sick_about feel_sick_about sick_with_nerves',
    kinds: ['worry'],
    inLines: 'worry worried nervous nerves fear afraid breath calm dread',
    themes: ['calm', 'courage', 'self-kindness'],
  },
  {
    said: 'sad sadness crying cried tearful upset miserable feeling_down feel_numb feel_empty want_to_cry a_hug need_a_hug weepy blubbing teary in_tears heavy_hearted choked_up welled_up bawling sobbing sobbed blubbed',
    kinds: ['sad'],
    inLines: 'sad sadness cry tears',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: 'starting_over start_again fresh_start new_chapter new_start',
    kinds: ['new'],
    inLines: 'new beginning start past change different',
    themes: ['fresh-start', 'courage', 'motivation'],
  },
  {
    said: 'good_news great_news promoted got_the_job got_in got_a_place all_clear proud celebrating finally_finished handed_it_in been_for_a_run went_for_a_run went_well went_ok went_fine got_accepted was_accepted thank_you_card thank_you_letter hopeful feeling_good good_mood feeling_happy thankful grateful gratitude lucky blessed appreciate',
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy welcome thank',
    themes: ['gratitude', 'confidence', 'connection'],
  },
  {
    said: 'scared_to speak_up speaking_up put_myself_out_there take_the_leap',
    kinds: ['ahead'],
    inLines: 'brave courage fear afraid say ask',
    themes: ['courage', 'confidence'],
  },
  {
    said: 'strop snappy ratty grumpy moody in_a_mood short_tempered bad_tempered',
    kinds: ['snappy', 'anger'],
    inLines: 'sharp sorry soft cross',
    themes: ['self-kindness', 'calm', 'confidence', 'gratitude'],
  },
]
