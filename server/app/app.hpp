#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/app/cookies.hpp"
#include "server/app/heard.hpp"
#include "server/app/pages.hpp"
#include "server/hall/visitor.hpp"
#include "server/people/people.hpp"
#include "server/security_log.hpp"
#include "server/upkeep/orders.hpp"
#include "wire/offers.hpp"

/// What the server answers over HTTP, and who may open a WebSocket. docs/protocol.md describes it for whoever writes
/// another client.
namespace krypta::server {

class Trials;

struct AppSettings {
  std::string origin{};  ///< the address people use, as in "https://krypta.example"; empty: only this machine's own
  LimitSettings limits{};
  [[nodiscard]] bool secure() const { return origin.starts_with("https://"); }
};

class App final : public Site {
 public:
  struct Parts {
    const Games& games;
    Loop& loop;
    People& people;
    Hall& hall;
    store::Store& store;
    Log& log;
    Workers& workers;
    Trials* trials = nullptr;  ///< where decks are tried, if they are
    Orders* orders = nullptr;  ///< what whoever runs the server has ordered, if he may
  };
  App(Parts parts, AppSettings settings);

  void answer(HttpRequest request, Reply reply) override;
  void welcome(HttpRequest request, Welcome then) override;
  [[nodiscard]] std::optional<std::size_t> body_limit(std::string_view method, std::string_view path) const override;

  /// Closes the sockets of those who must not come in any more, and tells everybody who is left what they are told.
  void enforce();
  /// Closes the sockets of somebody who is signed out.
  void sign_out(AccountId account) { dismiss_others(account, {}); }

  /// What /metrics shows, set by whoever knows all the parts.
  std::function<std::string()> metrics{};
  /// Whether /health says that all is well.
  std::function<bool()> healthy{};

 private:
  /// A request on its way to an answer.
  struct Visit {
    HttpRequest request;
    Reply reply;
    Value body{};
    const text::Speech* speech = nullptr;
    Secret token{};
    Secret device{};
    std::vector<std::string> cookies{};  ///< to be set with the answer, whatever it is

    [[nodiscard]] const std::string* text(std::string_view name) const;
    [[nodiscard]] std::string text_or(std::string_view name, std::string_view otherwise) const;
    void accept(const Value& fields) const;
    void refuse(const Objection& objection) const;
    void refuse(const Problem& problem) const;
  };
  using VisitPtr = std::shared_ptr<Visit>;
  using OnAccount = std::function<void(const Account&)>;
  struct Route;

  [[nodiscard]] bool own_host(const HttpRequest& request) const;
  [[nodiscard]] bool own_origin(const HttpRequest& request) const;
  /// Why a request that changes something is not taken.
  [[nodiscard]] std::optional<Objection> bad_post(const HttpRequest& request) const;
  /// Answers who must not come in, and what must not be written; the others go on.
  void let_in(const VisitPtr& visit);
  void route(const VisitPtr& visit);
  /// Goes to a route whose path has a name in it, or shows a page.
  void route_by_name(const VisitPtr& visit);
  /// Whether somebody may try a password: a device that is known by itself, a stranger as others from his address and
  /// others who try this name.
  [[nodiscard]] bool may_log_in(const Visit& visit, const std::string& name, bool known);
  void try_login(const VisitPtr& visit, bool known);
  /// Goes on as the person whose cookie it is, or answers that there is none.
  void signed_in(const VisitPtr& visit, OnAccount then);

  // people
  void me(const VisitPtr& visit);
  void guest(const VisitPtr& visit);
  void make_guest(const VisitPtr& visit);
  void login(const VisitPtr& visit);
  void logout(const VisitPtr& visit);
  void logout_elsewhere(const VisitPtr& visit);
  void sessions(const VisitPtr& visit);
  void keep(const VisitPtr& visit);
  void rename(const VisitPtr& visit);
  void speak(const VisitPtr& visit);
  void notice(const VisitPtr& visit);
  void reset(const VisitPtr& visit);
  void set_password(const VisitPtr& visit);

  // tables
  void games(const VisitPtr& visit);
  void lobby(const VisitPtr& visit);
  void mine(const VisitPtr& visit);
  void create(const VisitPtr& visit);
  void match_file(const VisitPtr& visit, const std::string& table);
  void replay_table(const VisitPtr& visit, const std::string& table);
  void replay_archived(const VisitPtr& visit, const Table& table, wire::Eyes eyes, wire::Part part);
  void replay_file(const VisitPtr& visit);
  void cards(const VisitPtr& visit, const std::string& game);
  void rule_book(const VisitPtr& visit, const std::string& game);
  void rule(const VisitPtr& visit, const std::string& game, const std::string& name);
  void page(const VisitPtr& visit);

  // decks
  void trial(const VisitPtr& visit);
  void begin_trial(const VisitPtr& visit);
  void stop_trial(const VisitPtr& visit);

  // what matches came to
  void statistics(const VisitPtr& visit);
  void ratings(const VisitPtr& visit, const std::string& table);
  /// Answers with tables as lists show them, with the ratings of those who sit there.
  void accept_tables(const VisitPtr& visit, Value answer, std::vector<store::Listing> listings);

  // decks
  void decks(const VisitPtr& visit);
  void deck(const VisitPtr& visit, const std::string& id);
  void make_deck(const VisitPtr& visit);
  void change_deck(const VisitPtr& visit, const std::string& id);
  void drop_deck(const VisitPtr& visit, const std::string& id);
  void look_at_deck(const VisitPtr& visit, const std::string& game);
  void drafted(const VisitPtr& visit, const AnyGame& game, std::function<void(Draft)> then);
  void own_deck(const VisitPtr& visit, AccountId account, const std::string& id,
                std::function<void(const store::KeptDeck&, const AnyGame&)> then);
  void keep_deck(const VisitPtr& visit, const Account& account, const AnyGame& game, store::KeptDeck deck);
  /// The revision that somebody means; nothing, and it is refused, if he says none.
  [[nodiscard]] static std::optional<std::uint32_t> revision_in(const VisitPtr& visit);
  [[nodiscard]] std::optional<Objection> deck_problem(const store::Written& written);

  // friends
  void friends(const VisitPtr& visit);
  void befriend(const VisitPtr& visit);
  void friend_link(const VisitPtr& visit);
  void unfriend(const VisitPtr& visit);
  void give_friend_link(const VisitPtr& visit, AccountId account);
  /// Whether he is here: he has a socket, or was heard of a moment ago.
  [[nodiscard]] bool online(AccountId account) const;
  void list_friends(const VisitPtr& visit, AccountId me, const std::vector<store::Friend>& friends,
                    const std::vector<AccountId>& elsewhere);

  // other servers on the same store
  void join_others();
  void others_changed(const std::vector<AccountId>& people);
  void close_ended_sessions(std::vector<std::string> sessions);
  void look_for_ended_sessions();
  /// What may be done so often wherever one comes in, besides the limits of this server. They are told no address.
  void spend(std::vector<store::Spending> what, std::function<void(bool)> then);
  [[nodiscard]] std::vector<store::Spending> by_address(std::string_view what, std::string_view address,
                                                        Rate rate) const;

  /// Makes an answer where it may take its time, and gives it.
  void work(const VisitPtr& visit, std::function<std::variant<Value, Objection>()> make);
  /// {"ok":true, …}
  [[nodiscard]] static std::string ok_text(const Value& fields);

  /// What he does from now on he does under that name, on sockets that were open before too.
  void tell_sockets(const Account& account);
  /// Closes the sockets that were opened with a session that is over: one, or all of a person's but one.
  void dismiss(const Secret& token);
  void dismiss_others(AccountId account, const Secret& but);

  Parts parts_;
  AppSettings settings_;
  Reception reception_;
  NetworkLimits requests_;
  NetworkLimits guests_;
  NetworkLimits logins_by_address_;
  Limits<std::string> logins_by_name_;
  Limits<std::string> logins_by_device_;
  Cookies cookies_;
  SecurityLog security_;
  Limits<AccountId> tables_;
  Limits<AccountId> replays_;
  Limits<AccountId> befriending_;
  Limits<AccountId> decking_;
  Limits<AccountId> trying_;
  store::Notice told_{};  ///< what those who are connected were last told
  Heard heard_;
  std::optional<wire::Offers> offers_{};  ///< once somebody has asked
  Pages pages_ = Pages::embedded();
  /// What somebody has asked for of the cards of a game: they never change while the program runs.
  struct CardList {
    std::string text;
    std::string packed;
    std::string tag;
  };
  std::map<std::string, CardList> card_lists_{};
  std::shared_ptr<unsigned> working_ = std::make_shared<unsigned>(0);  ///< answers that the workers make
};

}  // namespace krypta::server
