import type { Matter } from '../matter.ts'
import { close, friends, partners } from '../who.ts'

/** Love that goes wrong or is not sure, friends, being alone, and being treated badly. */
export const loveAndFriendsMatters: readonly Matter[] = [
  {
    said: ['called_a_name called_names called_something spat_at followed_me wolf_whistled groped'],
    kinds: ['wronged'],
  },
  {
    said: ['going_over something_i_said thing_i_said replaying', 'said meeting years_ago in_my_head convo chat'],
    unless: 'he_said she_said they_said',
    kinds: ['mistake', 'shame'],
  },
  {
    said: [
      'he_hasnt he_still_hasnt she_hasnt she_still_hasnt two_blue_ticks blue_ticks online_and typing_then seen_my seen_it been_active',
      'text texted reply replied message messaged rung called answered ticks opened',
    ],
    kinds: ['no-reply'],
  },
  { said: ['my_ex the_ex ex', 'photo photos song dream dreamt street shop birthday'], kinds: ['heartache'] },
  {
    said: [
      'group_chat whatsapp everyone they_all all_my_mates the_girls the_lads',
      'without_me no_one_said nobody_said no_one_told nobody_told didnt_ask_me no_one_asked_me',
    ],
    kinds: ['missed-out', 'left-out'],
  },
  {
    said: [
      'last_of_his last_of_her his_boxes her_boxes collected_his collected_her took_his_stuff took_her_stuff packed_his packed_her his_key_back why_he_ended why_she_ended he_ended_it she_ended_it he_ended she_ended',
    ],
    unless: 'died funeral dad mum',
    kinds: ['heartache'],
  },
  { said: ['likes liked', 'pic pics posts photos', 'mine', 'he she'], kinds: ['unsure-love'] },
  { said: ['coupled_up third_wheel gooseberry holding_the_coats'], kinds: ['lonely'] },
  { said: ['my_accent ask_me_to_repeat dont_understand_me my_english'], unless: 'teacher essay', kinds: ['doubt'] },
  { said: ['party room crowd pub wedding', 'so_on_my_own so_alone felt_alone felt_lonely'], kinds: ['lonely'] },
  {
    said: [
      'pleased_for_her pleased_for_him pleased_for_them happy_for_her happy_for_him happy_for_them',
      'mostly i_am honest really_am trying_to_be',
    ],
    kinds: ['compare'],
  },
  { said: ['left_on_read left_me_on_read leaves_me_on_read left_on_seen left_on_delivered'], kinds: ['no-reply'] },
  { said: ['ghosted ghosting'], kinds: ['let-down'] },
  {
    said: [
      'wedding stag_do stag hen_do hen party reunion',
      'know_nobody know_no_one dont_know_anyone know_anyone only_one_who',
    ],
    kinds: ['ahead'],
  },
  { said: [partners, 'liked likes liking following messaging', 'ex exs exes'], kinds: ['trouble'] },
  {
    said: [
      'period leaked wet_myself fell_over tripped farted burped sick threw_up trousers skirt voice_cracked went_red',
      'everyone_saw everyone_laughed they_all_saw they_all_laughed whole_class_saw people_saw in_front_of_everyone',
    ],
    kinds: ['trouble'],
  },
  {
    said: ['just_moved moved_to new_in new_to', 'know_nobody know_no_one dont_know_anyone know_anyone'],
    kinds: ['new', 'lonely'],
  },

  {
    said: [
      'instagram insta tiktok facebook social_media snapchat posts online',
      'everyone better jealous compar* perfect lives happier behind envy',
    ],
    kinds: ['online', 'compare'],
  },
  { said: ['got_into_a_fight in_a_fight had_a_fight punched'], kinds: ['row', 'anger'] },
  {
    said: ['not_sure_if_i_love not_sure_i_love do_i_love if_i_love fallen_out_of_love falling_out_of_love'],
    kinds: ['unsure-love'],
  },
  { said: ['wedding engagement', 'off called_off cancelled postponed'], unless: 'off_to day_off', kinds: ['let-down'] },
  { said: ['ex my_ex', 'turned_up saw seen bumped_into walked_past ran_into'], kinds: ['heartache'] },
  {
    said: ['want_a_baby want_a_child want_kids want_children another_baby', 'doesnt dont want i'],
    unless: 'having expecting',
    kinds: ['longing'],
  },
  { said: ['picked_last'], kinds: ['left-out'] },
  {
    said: ['credit', 'colleague boss manager took takes got steals stole my_work my_idea'],
    unless: 'card union',
    kinds: ['unseen', 'wronged'],
  },

  {
    said: [
      'needs_space need_space wants_space on_a_break taking_a_break mixed_messages mixed_signals does_he_like does_she_like doesnt_know_what_he doesnt_know_what_she dont_know_where_i_stand where_i_stand where_this_is_going blowing_hot what_if_he_says what_if_she_says what_if_they_say if_he_says_no if_she_says_no should_i_text shall_i_text trying_not_to_text trying_not_to_message dont_text_him dont_text_her seeing_someone_else feels_the_same feel_the_same how_i_feel_about told_her_how_i told_him_how_i told_her_i_love told_him_i_love told_them_i_love led_me_on leading_me_on',
    ],
    kinds: ['unsure-love'],
  },
  {
    said: [
      'ex my_ex exes',
      'friends be_friends wants_to_meet wants_me_back back_together texted texting rang messaged got_in_touch reached_out',
    ],
    kinds: ['unsure-love', 'heartache'],
  },
  {
    said: ['ex my_ex exes', 'getting_married got_married engaged new_girlfriend new_boyfriend moved_on baby wedding'],
    kinds: ['heartache'],
  },
  {
    said: [
      'broke_up_with broken_up_with split_up_with ended_it ended_things finished_with_him finished_with_her left_my_husband left_my_wife',
      'reliev* but glad sad awful guilty yesterday today him her',
    ],
    unless: 'with_me broke_up_with_me',
    kinds: ['mixed'],
  },
  {
    said: [
      `he she they ${partners}`,
      'left_me walked_out moved_out dumped cheated cheating affair unfaithful doesnt_love',
    ],
    kinds: ['heartache'],
  },
  {
    said: [
      'everyone everybody all_my_friends all_my_mates they_all',
      'on_holiday away abroad having_fun at_the_festival at_the_party got_plans out',
    ],
    unless: 'been_kind figured_out worked_out sorted_out',
    kinds: ['missed-out', 'compare'],
  },
  {
    said: [
      `everyone everyones everybody everybodys all_my_friends all_my_mates they_all ${friends} sister brother cousin colleague`,
      'engaged married pregnant promoted buying_houses buying_a_house bought_a_house new_house having_babies moving_on settled sorted coupled boyfriend girlfriend got_the got_a earns_more earns_twice richer better_job bigger_house nicer_house successful ahead better_than',
      'feel feeling behind still jealous envious envy not_me except_me but_me but only i_wanted i_applied earns richer bigger nicer house everyone everyones everybody everybodys all_my_friends they_all failed mine left_behind',
    ],
    kinds: ['compare'],
  },
  {
    said: [
      'everyone everyones everybody all_my_mates all_my_friends whole_class',
      'except_me but_me without_me bar_me',
    ],
    unless: 'covid flu ill passed_out asked ask',
    kinds: ['left-out', 'compare'],
  },
  { said: ['jealous envious envy', 'of'], kinds: ['compare'] },
  {
    said: [
      'still_single so_single only_single only_one_single no_boyfriend no_girlfriend no_plus_one plus_one dating_apps tinder hinge bumble meet_anyone meet_someone find_anyone find_someone',
    ],
    kinds: ['longing'],
  },
  {
    said: [
      'alone on_my_own by_myself',
      'scared afraid frightened end_up ending_up die forever grow_old rest_of_my_life',
    ],
    kinds: ['lonely', 'longing'],
  },
  { said: ['another again yet_another', 'on_my_own alone by_myself'], unless: 'leave_me', kinds: ['lonely'] },
  {
    said: [
      'christmas new_years_eve new_year easter birthday bank_holiday weekend eid diwali ramadan hanukkah passover sundays',
      'on_my_own alone by_myself no_plans nobody_to_see without_my_family',
    ],
    kinds: ['lonely', 'friends'],
  },
  {
    said: ['nobody no_one noone', 'talks_to_me speaks_to_me talks_to speaks_to talk_to rings calls texts checks asks'],
    kinds: ['lonely', 'friends'],
  },
  {
    said: ['ask_how_i_am asked_how_i_am asks_how_i_am check_on_me checks_on_me asks_about_me asks_after_me'],
    kinds: ['lonely'],
  },
  { said: ['nobody_liked no_one_liked no_likes nobody_reads nobody_noticed'], kinds: ['unseen'] },
  {
    said: [
      'be_doing_with_people sick_of_people peopled_out people_today hate_people dont_want_to_see_anyone dont_want_to_see_people dont_want_to_talk_to_anyone left_alone leave_me_alone social_battery too_many_people talked_out need_some_peace need_a_break_from_people cant_face_people',
    ],
    kinds: ['peopled-out'],
  },
  {
    said: [
      'posted shared put_up screenshot* sent_round group_chat spreading told_everyone',
      'photo picture video pic about_me of_me rumour lies secret behind_my_back',
    ],
    kinds: ['wronged'],
  },
  {
    said: [
      'stole stolen nicked pinched robbed burgled broken_into mugged scratched_my hit_my_car hit_my_parked keyed_my keyed_the drove_off scammed conned ripped_off catcalled lied_to_me lied_about_me talking_about_me laughed_at_me laughing_at_me teased teasing_me making_fun made_fun vandalised went_through_my read_my_diary found_my_diary picking_on_me picks_on_me bullied bullying bully called_me_names didnt_do_it i_didnt_do wasnt_me blamed_me blamed_for got_blamed not_my_fault so_unfair not_fair isnt_fair unfair betrayed backstabb* stabbed_me queue_jumped cut_me_up racist sexist homophobic',
    ],
    unless: 'the_show heart',
    kinds: ['wronged'],
  },
  {
    said: [
      'promotion job role part place prize credit',
      'gave_it_to went_to given_to gave_the to_someone to_somebody someone_else',
    ],
    kinds: ['unseen', 'wronged'],
  },
  {
    said: ['i_lied lied_to told_a_lie been_lying lying_to cheated_on_my i_cheated i_copied stole_from'],
    unless: 'to_me',
    kinds: ['mistake', 'shame'],
  },
  {
    said: ['i_forgot forgot_to forgot_about forgot_it forgot_the forgot_my'],
    unless: `${close} they he she`,
    kinds: ['mistake', 'shame'],
  },
  {
    said: [
      'i_upset upset_my upset_her upset_him hurt_her_feelings hurt_his_feelings hurt_my_friend offended got_caught caught_me',
    ],
    unless: 'he_upset she_upset they_upset',
    kinds: ['mistake'],
  },
  {
    said: ['why_did_i_say why_did_i_do what_have_i_done wish_i_hadnt shouldnt_have_said said_too_much made_a_fool'],
    kinds: ['mistake', 'shame'],
  },
  {
    said: [
      'shouted_at shouting_at_me shouts_at_me yelled_at screamed_at told_off had_a_go_at_me sworn_at swore_at_me spoke_to_me',
    ],
    unless: 'kindly nicely',
    kinds: ['told-off'],
  },
  {
    said: [
      'ask* tell* say nerve_to',
      'for_a_raise pay_rise more_money how_i_feel about_the_money the_truth for_help for_a_divorce notice',
    ],
    unless: 'told_me asked_me got_it got_some',
    kinds: ['telling'],
    situation: 'a-hard-talk',
  },
  {
    said: [
      'need_to_tell got_to_tell have_to_tell how_to_tell going_to_tell gonna_tell telling_my telling_him telling_her telling_them',
    ],
    kinds: ['telling'],
    situation: 'a-hard-talk',
  },
  {
    said: [
      'i_said_no said_no_to saying_no say_no said_yes i_agreed',
      'guilt* guilty cross upset annoyed sulking again bad awful feel',
    ],
    unless: 'he_said she_said they_said she_said_yes',
    kinds: ['said-no', 'guilt'],
  },
]
