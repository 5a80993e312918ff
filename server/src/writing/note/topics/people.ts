import type { Topic } from '../topic.ts'

/** Topics about people: family, love, friends, loss. */
export const peopleTopics: readonly Topic[] = [
  {
    said: 'passed_away hospice put_to_sleep put_down funeral grief grieving bereaved bereavement loss since_we_lost we_lost_her we_lost_him lost_my_mum lost_my_dad widow widower would_have_been miscarriage anniversary_of',
    kinds: ['loss'],
    inLines: 'miss missing sad sadness grief grieving love gone remember',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: 'confront confronting confrontation difficult_conversation hard_conversation hard_talk tell_him tell_her tell_them need_to_talk have_the_chat ask_my_boss got_to_tell need_to_tell coming_out_to come_out_to im_gay im_bi im_trans breaking_up_with stand_up_to ask_for_a_raise hand_in_my_notice resign resigning',
    kinds: ['telling'],
    inLines: 'talk say honest voice words truth listen plainly',
    themes: ['courage', 'boundaries', 'calm', 'confidence'],
    situation: 'a-hard-talk',
  },
  {
    said: 'didnt_invite not_invited wasnt_invited werent_invited uninvited without_me',
    kinds: ['missed-out', 'left-out'],
    inLines: 'invite invited welcome belong room chair friend',
    themes: ['connection', 'self-kindness', 'confidence', 'calm'],
  },
  {
    said: 'excluded left_out leave_me_out nobody_sat no_one_sat sat_alone nobody_asked no_one_asked didnt_ask_me',
    kinds: ['left-out', 'friends'],
    inLines: 'invite invited welcome belong room chair friend',
    themes: ['connection', 'self-kindness', 'confidence', 'calm'],
  },
  {
    said: 'had_a_row big_row massive_row huge_row blazing_row row_with another_row rowing argument argued arguing argue fell_out falling_out had_words we_shouted slammed',
    kinds: ['row', 'anger'],
    inLines: 'angry cross argue argument row sorry',
    themes: ['calm', 'connection', 'self-kindness', 'boundaries'],
  },
  {
    said: 'break_up breakup broke_up broken_up split_up dumped ex ex_boyfriend ex_girlfriend divorce divorced separated heartbroken heartbreak ghosted catfished unrequited doesnt_love_me wants_to_split wants_a_divorce split_from separated_from',
    kinds: ['heartache'],
    inLines: 'miss missing past over sad lonely love heart',
    themes: ['self-kindness', 'calm', 'fresh-start', 'connection'],
  },
  {
    said: 'parents_evening excluded_from suspended in_trouble_at sen_meeting ehcp rubbish_mum bad_mum terrible_mum rubbish_dad bad_dad camhs school_refusal head_of_year in_isolation come_out_of_his_room come_out_of_her_room',
    kinds: ['child-worry', 'family'],
    inLines: 'kind listen side near',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: 'invisible unnoticed unappreciated overlooked passed_over taken_for_granted talked_over not_heard ignored ignores ignores_me nobody_noticed not_one_person no_one_said nobody_said no_one_noticed no_one_notices nobody_notices nobody_listens doesnt_listen wont_listen no_one_listens never_listens took_credit took_the_credit takes_the_credit nobody_said_thank_you',
    kinds: ['unseen'],
    inLines: 'noticed seen count heard say',
    themes: ['self-kindness', 'confidence', 'calm', 'boundaries', 'connection'],
  },
  {
    said: 'school_holidays half_term summer_holidays kids_home kids_off kids_are_home kids_wont wont_nap wont_settle wont_eat tantrum tantrums two_year_old three_year_old running_out_of_patience potty_training terrible_twos nappies nits homeschooling school_run soft_play screen_time single_parent single_mum single_dad mum_guilt fussy_eater sleep_regression cluster_feeding breastfeeding colic weaning driving_me_up_the_wall soft_play_again latch wont_latch',
    kinds: ['parenting', 'family'],
    inLines: 'tired patience love bored minute',
    themes: ['self-kindness', 'calm', 'motivation', 'connection'],
  },
  {
    said: 'mil fil mother_in_law father_in_law sister_in_law brother_in_law in_laws inlaws coming_to_stay staying_with_us sunday_lunch sunday_dinner keeps_asking nagging nags house_guests family_gathering family_do family_lunch family_dinner christmas_with',
    kinds: ['relatives', 'family'],
    inLines: 'table visit explain approve',
    themes: ['boundaries', 'calm', 'self-kindness', 'connection'],
  },
  {
    said: 'miss_him miss_her miss_them miss_my miss_you missing_my missing_him without_the_dog without_the_cat feels_empty missing_her missing_them i_miss really_miss empty_nest at_their_dads at_their_mums at_their_dad at_their_mum with_their_dad with_their_mum away_from_the away_from_my first_night_away long_distance working_away miss_home missing_home wish_he_was_here wish_she_was_here',
    kinds: ['missing'],
    inLines: 'miss missing love story',
    themes: ['self-kindness', 'calm', 'connection', 'gratitude'],
  },
  {
    said: 'shouted detention shouted_at shouted_at_me shouts_at_me yelled_at screamed_at told_off got_told_off had_a_go_at_me rude rude_customer snapped_at_me sworn_at swore_at complaint complained bad_review mean_to_me nasty horrible_to_me laughed_at_me bollocking telling_off told_me_off bit_my_head_off tore_a_strip arsey gobby snotty funny_with_me off_with_me horrible_customer difficult_customer told_me_to_shut_up',
    kinds: ['told-off'],
    inLines: 'shouting temper tone loud',
    themes: ['self-kindness', 'calm', 'confidence', 'boundaries'],
  },
  {
    said: 'text_back texted_back didnt_text not_speaking_to_me hasnt_texted not_texted not_replied hasnt_replied didnt_reply no_reply left_on_read on_read checking_my_phone check_my_phone not_answering hasnt_called hasnt_rung gone_quiet ignoring_me',
    kinds: ['no-reply', 'friends'],
    inLines: 'silence reply phone wait busy',
    themes: ['calm', 'self-kindness', 'connection'],
  },
  {
    said: 'party parties meeting_people meet_people new_people first_day_at first_day_in first_day_of start_uni starting_uni start_college starting_college new_school freshers networking first_date blind_date reunion crowd strangers small_talk school_gate',
    kinds: [],
    inLines: 'people hello shy room company welcome smile name nervous',
    themes: ['courage', 'confidence', 'connection', 'calm'],
    situation: 'meeting-people',
  },
  {
    said: 'caring_for carer looking_after my_mums_care dementia respite nursing carers mums_carer young_carer carers_assessment carers_allowance care_package dosette commode hoist',
    kinds: ['caring'],
    inLines: 'care caring help rest tired turn mine carry',
    themes: ['self-kindness', 'boundaries', 'calm'],
  },
  {
    said: 'lonely loneliness alone isolated spoken_to_anyone talked_to_anyone seen_anyone know_no_one dont_know_anyone been_single still_single nobody_to_talk no_friends dont_belong dont_fit_in feels_like_home homesick new_city know_nobody no_one_to_talk_to havent_spoken_to_anyone on_my_tod billy_no_mates nobody_to_tell no_one_to_tell so_on_my_own eat_alone eating_alone',
    kinds: ['lonely', 'friends'],
    inLines: 'lonely loneliness alone company miss people belong hello',
    themes: ['connection', 'self-kindness', 'calm'],
  },
  {
    said: 'say_no said_no_to i_said_no had_to_say_no saying_no agreed_to cant_say_no couldnt_say_no said_yes say_yes saying_yes cancel_on cancelled_on_my let_my_friend_down people_pleaser people_pleasing boundaries boundary favour favours guilt_trip pressured pushover',
    kinds: ['said-no', 'guilt'],
    inLines: 'guilt guilty no yes favour limit please',
    themes: ['boundaries', 'self-kindness', 'calm'],
  },
  {
    said: 'guilty guilt',
    kinds: ['guilt'],
    inLines: 'guilt guilty',
    themes: ['self-kindness', 'calm', 'boundaries'],
  },
]
