import type { Situation, Theme } from '@glimmer/contract'
import type { NoteKind } from '../bank/note-kinds.ts'

/** A topic of notes, with the words that users and the bank use for it. */
export interface Topic {
  /** Words and short phrases of a note, in lower case without apostrophes; a phrase is joined by underscores. */
  said: string
  /** The lines that were written for it; if there are none, it is answered by lines of its themes with its words. */
  kinds: readonly NoteKind[]
  /** Words of lines about it. */
  inLines: string
  /** The themes that help, best first. */
  themes: readonly Theme[]
  /** The situation of somebody who writes this; left out if it may be written at any time. */
  situation?: Situation
}

/**
 * The topics a note is searched for, most significant first: of two equal matches, the earlier one determines the
 * situation. Words that are not here do not count. Nothing here names harm: a note that calls for people never gets
 * this far.
 */
export const topics: readonly Topic[] = [
  {
    said: 'died dying passed_away hospice terminal cancer stroke heart_attack intensive_care put_to_sleep put_down funeral grief grieving bereaved bereavement loss lost_my_mum lost_my_dad widow widower',
    kinds: ['loss'],
    inLines: 'miss missing sad sadness grief grieving love gone remember',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: 'rejected rejection turned_down didnt_get setback let_down got_sacked sacked made_redundant redundancy lost_my_job dropped_out unemployed out_of_work job_hunting',
    kinds: [],
    inLines: 'disappointed disappointment try sting setback start',
    themes: ['fresh-start', 'self-kindness', 'courage'],
    situation: 'after-a-setback',
  },
  {
    said: 'failed_my failed_the failed_an failed_a failed_again failed_exam failed_test i_failed failing failure messed_up screwed_up mucked_up went_wrong went_badly went_terribly blew_it',
    kinds: ['mistake', 'shame'],
    inLines: 'wrong mistake failure failed sting setback',
    themes: ['self-kindness', 'fresh-start', 'confidence', 'courage'],
    situation: 'after-a-setback',
  },
  {
    said: 'interview interviews interviewing panel hiring job_application second_round assessment_centre',
    kinds: [],
    inLines: 'interview question answer nerves nervous ready room voice',
    themes: ['confidence', 'courage', 'calm'],
    situation: 'an-interview',
  },
  {
    said: 'exam exams test tests finals mocks gcse gcses alevel alevels a_levels revision revising revise studying driving_test viva coursework dissertation mock quiz midterm sats',
    kinds: ['study'],
    inLines: 'exam question paper page memory learned learn know read notes blank',
    themes: ['focus', 'confidence', 'calm', 'motivation'],
    situation: 'an-exam',
  },
  {
    said: 'results result waiting_to_hear waiting_for biopsy scan test_results hear_back havent_heard waiting decision verdict offer offers email_back call_back',
    kinds: ['worry'],
    inLines: 'wait waiting answer news hear know hope',
    themes: ['calm', 'courage', 'self-kindness'],
    situation: 'waiting-for-news',
  },
  {
    said: 'confront confronting confrontation difficult_conversation hard_conversation hard_talk tell_him tell_her tell_them need_to_talk breaking_up_with stand_up_to telling_my ask_for_a_raise pay_rise hand_in_my_notice resign resigning',
    kinds: [],
    inLines: 'talk say honest voice words truth listen plainly',
    themes: ['courage', 'boundaries', 'calm', 'confidence'],
    situation: 'a-hard-talk',
  },
  {
    said: 'party parties wedding meeting_people meet_people new_people first_day new_school new_job freshers networking first_date blind_date reunion crowd strangers small_talk in_laws school_gate',
    kinds: [],
    inLines: 'people hello shy room company welcome smile name nervous',
    themes: ['courage', 'confidence', 'connection', 'calm'],
    situation: 'meeting-people',
  },
  {
    said: 'cant_sleep cannot_sleep insomnia sleepless awake_at_night wide_awake lying_awake wont_sleep 3am nightmares nightmare going_to_bed go_to_bed in_bed bedtime',
    kinds: ['tired'],
    inLines: 'night sleep awake bed rest lie breath tired',
    themes: ['sleep', 'calm', 'self-kindness'],
    situation: 'bedtime',
  },
  {
    said: 'overwhelmed swamped deadline deadlines so_much_to_do too_much_to_do to_do_list busy back_to_back no_time rushed_off juggling run_off_my_feet',
    kinds: [],
    inLines: 'list busy slow pause pace',
    themes: ['calm', 'focus', 'boundaries', 'motivation'],
    situation: 'a-busy-day',
  },
  {
    said: 'cant_get_up get_out_of_bed just_woke just_woken woke_up waking_up alarm snooze',
    kinds: [],
    inLines: 'morning wake woke start gently',
    themes: ['motivation', 'self-kindness', 'sleep'],
    situation: 'waking-up',
  },
  {
    said: 'before_work dreading_work go_to_work going_into_work commute commuting back_to_work first_shift',
    kinds: ['work'],
    inLines: 'work hour start',
    themes: ['motivation', 'calm', 'courage', 'boundaries'],
    situation: 'before-work',
  },
  {
    said: 'wind_down winding_down switch_off unwind end_of_the_day',
    kinds: [],
    inLines: 'evening done rest put down tonight',
    themes: ['calm', 'sleep', 'self-kindness'],
    situation: 'winding-down',
  },
  {
    said: 'home_alone on_my_own by_myself alone_tonight house_to_myself time_alone me_time live_alone',
    kinds: [],
    inLines: 'alone quiet company time',
    themes: ['self-kindness', 'calm', 'connection'],
    situation: 'time-alone',
  },
  {
    said: 'boss bosses performance_review appraisal manager supervisor line_manager team_leader head_teacher headteacher foreman management',
    kinds: ['boss', 'work'],
    inLines: 'work told answer voice fair say',
    themes: ['boundaries', 'courage', 'calm', 'confidence'],
  },
  {
    said: 'presentation presenting speech pitch public_speaking talk_in_front stage performing concert gig recital audition my_solo',
    kinds: ['stage'],
    inLines: 'voice speak words say heard seen nerves room',
    themes: ['courage', 'confidence', 'calm'],
  },
  {
    said: 'didnt_invite not_invited wasnt_invited werent_invited uninvited left_out leave_me_out excluded without_me nobody_asked no_one_asked didnt_ask_me ignored_me',
    kinds: ['left-out', 'friends'],
    inLines: 'invite invited welcome belong room chair friend',
    themes: ['connection', 'self-kindness', 'confidence', 'calm'],
  },
  {
    said: 'had_a_row big_row massive_row huge_row blazing_row row_with another_row rowing argument argued arguing argue fell_out falling_out had_words not_speaking shouted shouting snapped slammed',
    kinds: ['row', 'anger'],
    inLines: 'angry cross argue argument row sorry',
    themes: ['calm', 'connection', 'self-kindness', 'boundaries'],
  },
  {
    said: 'say_no said_no saying_no agreed_to cant_say_no couldnt_say_no said_yes said_id say_yes saying_yes people_pleaser people_pleasing boundaries boundary taken_for_granted favour favours guilt_trip pressured pushover guilty guilt',
    kinds: ['guilt'],
    inLines: 'guilt guilty no yes favour limit please',
    themes: ['boundaries', 'self-kindness', 'calm'],
  },
  {
    said: 'comparing compare comparison instagram tiktok social_media everyone_else everyone_on jealous jealousy envy envious ahead_of_me falling_behind left_behind better_than_me',
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
    said: 'mistake mistakes wrong_email reply_all i_forgot forgot_to forgot_my embarrassed embarrassing mortified cringe said_the_wrong said_something_stupid put_my_foot broke_something',
    kinds: ['mistake', 'shame'],
    inLines: 'mistake wrong sorry embarrassed embarrassment blame forgive',
    themes: ['self-kindness', 'confidence', 'courage', 'fresh-start', 'calm'],
  },
  {
    said: 'sorry ashamed shame regret regrets hate_myself',
    kinds: ['shame'],
    inLines: 'shame ashamed sorry regret forgive blame',
    themes: ['self-kindness', 'calm', 'fresh-start'],
  },
  {
    said: 'rent money broke bills bill debt debts skint overdraft mortgage afford landlord universal_credit cost_of_living wages',
    kinds: ['money', 'worry'],
    inLines: 'money sum envelope bill worry worries',
    themes: ['calm', 'courage', 'self-kindness', 'motivation'],
  },
  {
    said: 'ill unwell sick poorly pain painful chronic sore ache aches aching knee knees ankle hip wrist bad_back my_back_hurts my_back_is back_is_killing back_hurts back_pain back_has_gone back_went toothache dentist headache migraine flu covid got_a_cold tonsillitis ibs hospital doctor gp appointment surgery operation flare flare_up injury injured physio disabled disability recovery recovering diagnosis',
    kinds: ['ill', 'tired'],
    inLines: 'body pain ache sore ill unwell rest gently hurts slow',
    themes: ['body-peace', 'self-kindness', 'calm'],
  },
  {
    said: 'bored boring boredom dull monotonous nothing_to_do same_old',
    kinds: ['bored'],
    inLines: 'bored boredom dull empty interest',
    themes: ['motivation', 'focus', 'gratitude', 'calm', 'fresh-start'],
  },
  {
    said: 'moving_house moved_house move_house moving_day moving_out moving_in moving_to moved_to new_house new_flat removal packing_up packing_boxes estate_agent keys_to',
    kinds: ['move'],
    inLines: 'box boxes old place home new',
    themes: ['fresh-start', 'calm', 'self-kindness', 'courage'],
  },
  {
    said: 'break_up breakup broke_up broken_up split_up dumped ex ex_boyfriend ex_girlfriend divorce divorced separation separated heartbroken heartbreak ghosted unrequited doesnt_love_me crush',
    kinds: ['heartache'],
    inLines: 'miss missing past over sad lonely love heart',
    themes: ['self-kindness', 'calm', 'fresh-start', 'connection'],
  },
  {
    said: 'work job office shift shifts colleague colleagues coworker coworkers workplace career rota clients client customers',
    kinds: ['work'],
    inLines: 'work job share people done',
    themes: ['calm', 'boundaries', 'confidence', 'motivation', 'focus'],
  },
  {
    said: 'mum mums mom moms mother dad dads father parents parent stepmum stepdad gran nan nans granny grandad grandma grandparents family sister brother siblings sibling relatives auntie aunt uncle cousin',
    kinds: ['family'],
    inLines: 'family people care love listen guilt mine carry',
    themes: ['connection', 'calm', 'boundaries', 'self-kindness'],
  },
  {
    said: 'son daughter kids kid children child toddler newborn parenting teenager stepson stepdaughter school_run',
    kinds: ['family'],
    inLines: 'patience patient tired care love gentle help',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: 'partner boyfriend girlfriend husband wife fiance fiancee relationship marriage spouse',
    kinds: ['family'],
    inLines: 'love listen talk care honest understood',
    themes: ['connection', 'calm', 'self-kindness', 'boundaries'],
  },
  {
    said: 'caring_for carer looking_after my_mums_care dementia respite nursing',
    kinds: ['family'],
    inLines: 'care caring help rest tired turn mine carry',
    themes: ['self-kindness', 'boundaries', 'calm'],
  },
  {
    said: 'friend friends friendship mate mates best_friend flatmate flatmates housemate housemates roommate',
    kinds: ['friends'],
    inLines: 'friend friends friendship company people welcome listen',
    themes: ['connection', 'self-kindness', 'calm'],
  },
  {
    said: 'lonely loneliness alone isolated nobody_to_talk no_friends homesick new_city moved_away know_nobody',
    kinds: ['friends'],
    inLines: 'lonely loneliness alone company miss people belong hello',
    themes: ['connection', 'self-kindness', 'calm'],
  },
  {
    said: 'angry anger furious cross annoyed irritated rage fuming livid fighting',
    kinds: ['anger'],
    inLines: 'angry anger cross temper breath pause',
    themes: ['calm', 'self-kindness', 'boundaries'],
  },
  {
    said: 'tired exhausted knackered shattered drained burnt_out burned_out burnout worn_out no_energy fatigue fatigued sleepy up_all_night',
    kinds: ['tired'],
    inLines: 'tired tiredness rest worn energy gentle slow stop',
    themes: ['self-kindness', 'sleep', 'body-peace', 'calm'],
  },
  {
    said: 'anxious anxiety worried worry worrying worries nervous nerves panicking panic scared frightened afraid dread dreading stressed stress overthinking on_edge',
    kinds: ['worry'],
    inLines: 'worry worried nervous nerves fear afraid breath calm dread',
    themes: ['calm', 'courage', 'self-kindness'],
  },
  {
    said: 'news_on_tv the_news world war climate politics',
    kinds: ['worry'],
    inLines: 'news world control worry small',
    themes: ['calm', 'courage', 'connection'],
  },
  {
    said: 'sad sadness crying cried tearful upset miserable feeling_down fed_up feel_flat feel_numb feel_empty',
    kinds: [],
    inLines: 'sad sadness cry tears',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: 'body mirror appearance looks weight fat ugly self_conscious body_image',
    kinds: [],
    inLines: 'body mirror comfortable peace',
    themes: ['body-peace', 'self-kindness'],
  },
  {
    said: 'procrastinating procrastination procrastinate putting_it_off put_it_off cant_start cant_get_started motivation motivated unmotivated lazy stuck',
    kinds: [],
    inLines: 'start begin beginning putting off first step lazy piece',
    themes: ['motivation', 'focus', 'fresh-start'],
  },
  {
    said: 'concentrate concentrating focus focusing distracted distraction adhd scatterbrained scrolling doomscrolling',
    kinds: [],
    inLines: 'attention mind wander drift phone focus distracted',
    themes: ['focus', 'motivation', 'calm'],
  },
  {
    said: 'essay writing_up homework assignment thesis lecture lectures seminar uni university college school teacher tutor',
    kinds: ['study'],
    inLines: 'learn learning read page question understand know beginner',
    themes: ['focus', 'motivation', 'confidence'],
  },
  {
    said: 'starting_over start_again fresh_start new_chapter new_start new_year quit quitting sober',
    kinds: [],
    inLines: 'new beginning start past change different',
    themes: ['fresh-start', 'courage', 'motivation'],
  },
  {
    said: 'good_news great_news passed promoted promotion got_the_job got_in got_a_place all_clear engaged excited cant_wait proud holiday celebrating finally_finished handed_it_in thankful grateful gratitude lucky blessed appreciate',
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy welcome thank',
    themes: ['gratitude', 'confidence', 'connection'],
  },
  {
    said: 'brave courage scared_to speak_up speaking_up put_myself_out_there take_the_leap',
    kinds: [],
    inLines: 'brave courage fear afraid say ask',
    themes: ['courage', 'confidence'],
  },
]
